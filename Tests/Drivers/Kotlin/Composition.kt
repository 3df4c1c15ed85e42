package dev.tessera.composition

// A stand-in for the part of Compose's runtime that reads and chooses modes, so that generated code which
// differs by mode can run without Compose's compiler plug-in. Names and signatures are Compose's.

@Target(
    AnnotationTarget.FUNCTION,
    AnnotationTarget.TYPE,
    AnnotationTarget.TYPE_PARAMETER,
    AnnotationTarget.PROPERTY_GETTER,
)
public annotation class Composable

@Target(AnnotationTarget.FUNCTION, AnnotationTarget.PROPERTY_GETTER)
public annotation class ReadOnlyComposable

@Target(AnnotationTarget.CLASS)
public annotation class Immutable

public class ProvidedValue<T>(internal val local: ProvidableCompositionLocal<T>, internal val value: T)

public class ProvidableCompositionLocal<T>(private val default: () -> T) {
    internal val values: ArrayDeque<T> = ArrayDeque()

    public val current: T
        get() {
            checkPlace()
            return if (values.isEmpty()) default() else values.last()
        }

    public infix fun provides(value: T): ProvidedValue<T> = ProvidedValue(this, value)
}

public fun <T> compositionLocalOf(defaultFactory: () -> T): ProvidableCompositionLocal<T> =
    ProvidableCompositionLocal(defaultFactory)

public fun CompositionLocalProvider(vararg values: ProvidedValue<*>, content: @Composable () -> Unit) {
    values.forEach { it.push() }
    content()
    values.forEach { it.local.values.removeLast() }
}

private fun <T> ProvidedValue<T>.push() {
    local.values.addLast(value)
}

public fun <T> remember(vararg keys: Any?, calculation: () -> T): T {
    check(keys.isNotEmpty())
    return calculation()
}

/** What the system says. */
public var systemIsDark: Boolean = false

public fun isSystemInDarkTheme(): Boolean {
    checkPlace()
    return systemIsDark
}

/** Compose's compiler refuses to read a mode in anything that isn't composable; here that is told when it runs. */
private fun checkPlace() {
    val frames = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).walk { it.toList() }
    for (frame in frames) {
        if (!frame.className.startsWith("dev.tessera.following.")) continue
        val name = frame.methodName.removeSuffix("\$default")
        val isComposable = frame.declaringClass.declaredMethods.any { method ->
            method.name == name && method.isAnnotationPresent(Composable::class.java)
        }
        check(isComposable) { "${frame.className}.${frame.methodName} reads a mode and is not composable" }
    }
}
