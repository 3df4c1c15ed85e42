"""Shows pages in a real Chromium and says what is seen.

    browser.py CHROMIUM < TASKS

TASKS is a JSON list, done in order in one page; the answer is the list of their results. A task is
an object whose `do` is one of

- `open`: shows the page `file` (a path) or `html` (a text). Optional: `width`, `height`, `scale` (px
  of the device in a CSS px), `scheme` (dark), `motion` (reduce), `contrast` (more), `forced` (active),
  `touch` (whether fingers can touch it)
- `evaluate`: the value of the JavaScript function `script`
- `styles`: the computed `properties` of the element `selector`, or of its `pseudo` element
- `box`: `[x, y, width, height]` of the element's border box, in CSS px
- `press`: moves the pointer onto the element and holds its button down; `release`: lets go
- `flick`: presses and releases at once, mostly before anything is drawn in between
- `tap`: touches the element with a finger, shortly
- `hold`: holds the key `key` down; `release_key`: lets go
- `focus`: tabs until the element has the focus, as a person at a keyboard
- `settle`: ends every running animation
- `screenshot`: saves the page, or the element `selector`, as PNG in the file `to`
- `pixels`: `{width, height, rgb}` of the page or the element, `rgb` three numbers a pixel
- `refused`: the declarations and rules of the style sheet `css` that the browser does not take
- `easing`: the progress of the CSS easing `easing` over `duration` ms, after `delay` ms, at each of the
  times `at`
"""

import json
import struct
import sys
import zlib

import css
from playwright.sync_api import sync_playwright

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--force-color-profile=srgb", "--hide-scrollbars"]


def open_page(state, task):
    if state.get("context"):
        state["context"].close()
    context = state["browser"].new_context(
        viewport={"width": task.get("width", 800), "height": task.get("height", 600)},
        device_scale_factor=task.get("scale", 1),
        color_scheme=task.get("scheme", "light"),
        reduced_motion=task.get("motion", "no-preference"),
        contrast=task.get("contrast", "no-preference"),
        forced_colors=task.get("forced", "none"),
        has_touch=task.get("touch", False),
    )
    page = context.new_page()
    problems = []
    page.on("pageerror", lambda error: problems.append(f"page: {error}"))
    page.on("requestfailed", lambda request: problems.append(f"not loaded: {request.url}"))
    page.on(
        "console",
        lambda message: problems.append(message.text) if message.type in ("error", "warning") else None,
    )
    state.update(context=context, page=page)
    if "file" in task:
        page.goto("file://" + task["file"])
    else:
        page.set_content(task["html"])
    return problems


def evaluate(state, task):
    return state["page"].evaluate(task["script"])


def styles(state, task):
    return state["page"].evaluate(
        """({selector, pseudo, properties}) => {
          const element = document.querySelector(selector);
          if (!element) throw new Error(`no element ${selector}`);
          const style = getComputedStyle(element, pseudo || null);
          return Object.fromEntries(properties.map(p => [p, style.getPropertyValue(p)]));
        }""",
        {"pseudo": None, **task},
    )


def box(state, task):
    found = state["page"].locator(task["selector"]).first.bounding_box()
    return [found["x"], found["y"], found["width"], found["height"]]


def press(state, task):
    state["page"].locator(task["selector"]).first.hover()
    state["page"].mouse.down()


def release(state, task):
    state["page"].mouse.up()


def flick(state, task):
    state["page"].locator(task["selector"]).first.hover()
    state["page"].mouse.down()
    state["page"].mouse.up()


def tap(state, task):
    state["page"].locator(task["selector"]).first.tap(force=True)


def hold(state, task):
    state["page"].keyboard.down(task["key"])


def release_key(state, task):
    state["page"].keyboard.up(task["key"])


def focus(state, task):
    page = state["page"]
    for _ in range(100):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement?.matches(selector)", task["selector"]):
            return
    raise ValueError(f"{task['selector']} cannot be reached by the Tab key")


def settle(state, task):
    state["page"].evaluate("() => document.getAnimations().forEach(a => a.finish())")


def screenshot(state, task, to=None):
    target = state["page"]
    if "selector" in task:
        target = target.locator(task["selector"]).first
    return target.screenshot(path=task.get("to"))


def pixels(state, task):
    return decode_png(screenshot(state, {k: v for k, v in task.items() if k != "to"}))


def decode_png(data):
    """Width, height and RGB of an 8-bit PNG without interlacing, as Chromium writes (PNG 9)."""
    at, packed, width, height, channels = 8, b"", 0, 0, 3
    while at < len(data):
        length, kind = struct.unpack_from(">I4s", data, at)
        chunk = data[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, height, depth, color = struct.unpack_from(">IIBB", chunk)
            if depth != 8 or color not in (2, 6):
                raise ValueError("unexpected kind of PNG")
            channels = 3 if color == 2 else 4
        elif kind == b"IDAT":
            packed += chunk
        at += length + 12
    raw, stride = zlib.decompress(packed), width * channels
    before, rgb = bytes(stride), []
    for row in range(height):
        start = row * (stride + 1)
        line, how = bytearray(raw[start + 1 : start + 1 + stride]), raw[start]
        for i in range(stride):
            left = line[i - channels] if i >= channels else 0
            up = before[i]
            corner = before[i - channels] if i >= channels else 0
            if how == 1:
                line[i] = (line[i] + left) & 255
            elif how == 2:
                line[i] = (line[i] + up) & 255
            elif how == 3:
                line[i] = (line[i] + (left + up) // 2) & 255
            elif how == 4:
                guess = left + up - corner
                distances = (abs(guess - left), abs(guess - up), abs(guess - corner))
                nearest = (left, up, corner)[distances.index(min(distances))]
                line[i] = (line[i] + nearest) & 255
        before = line
        for x in range(width):
            rgb.extend(line[x * channels : x * channels + 3])
    return {"width": width, "height": height, "rgb": rgb}


def refused(state, task):
    """Parses each declaration by itself, in its rules: what the browser drops leaves nothing behind."""
    declarations = css.parse(task["css"])["declarations"]
    return state["page"].evaluate(
        """declarations => {
          const sheet = new CSSStyleSheet();
          const parse = text => { sheet.replaceSync(text); return sheet.cssRules; };
          // The innermost rule of the parsed chain, or null where one of them is missing.
          const innermost = (rules, depth) => {
            let rule = null;
            for (let i = 0; i < depth; i++) {
              rule = rules[0];
              if (!rule) return null;
              rules = rule.cssRules || [];
            }
            return rule;
          };
          const out = [];
          for (const {path, name, value} of declarations) {
            const descriptor = path.some(p => /^@(property|font-face|counter-style)/.test(p));
            const wrap = body => path.reduceRight((inner, rule) => `${rule} { ${inner} }`, body);
            const rule = innermost(parse(wrap(`${name}: ${value};`)), path.length);
            const text = `${path.join(' / ')} { ${name}: ${value} }`;
            if (!rule && !descriptor) out.push(text);
            else if (rule && rule.style && rule.style.length === 0) out.push(text);
          }
          return out;
        }""",
        declarations,
    )


def easing(state, task):
    return state["page"].evaluate(
        """({easing, duration, delay, at}) => {
          const element = document.body.appendChild(document.createElement('div'));
          const animation = element.animate([{opacity: 0}, {opacity: 1}],
            {duration, delay, easing, fill: 'both'});
          animation.pause();
          const values = at.map(time => {
            animation.currentTime = time;
            return animation.effect.getComputedTiming().progress;
          });
          element.remove();
          return values;
        }""",
        task,
    )


TASKS = {
    "open": open_page,
    "evaluate": evaluate,
    "styles": styles,
    "box": box,
    "press": press,
    "release": release,
    "flick": flick,
    "tap": tap,
    "hold": hold,
    "release_key": release_key,
    "focus": focus,
    "settle": settle,
    "screenshot": lambda state, task: screenshot(state, task) and None,
    "pixels": pixels,
    "refused": refused,
    "easing": easing,
}


def main(chromium):
    tasks = json.load(sys.stdin)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        state = {"browser": browser}
        open_page(state, {"html": "<!doctype html><title>empty</title>"})
        json.dump([TASKS[task["do"]](state, task) for task in tasks], sys.stdout)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
