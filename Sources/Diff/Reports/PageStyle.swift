/// The one style sheet of the page.
enum PageStyle {
  /// The SHA-256 of `css`, in Base64: the page's policy lets nothing else style it. A test in a browser
  /// tells when it is stale.
  static let hash = "0e4aYVl8FK6mTL+mHky9VJsDT+8V/l4bZv8/vMuc6hc="

  static let css = """
    :root { color-scheme: light dark; --page: #fff; --text: #1c1f23; --soft: #5a6270; --line: #d9dde3;
      --card: #f6f7f9; --ink: #3f6fb5; --check: #d0d4da; --breaking: #b42318; --feature: #17663a;
      --fix: #5a5f6b; }
    @media (prefers-color-scheme: dark) { :root { --page: #15171a; --text: #e8eaed; --soft: #a3abb8;
      --line: #343a43; --card: #1d2025; --ink: #7fb0f5; --check: #454b55; --breaking: #ff8a80;
      --feature: #74d99f; --fix: #b3bac6; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--text);
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; }
    main { max-width: 68rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
    h1 { font-size: 1.6rem; margin: 0 0 .5rem; }
    h2 { font-size: 1.15rem; margin: 2.25rem 0 .75rem; padding-bottom: .3rem;
      border-bottom: 2px solid currentColor; }
    h3 { font-size: 1rem; font-weight: 600; margin: 0; }
    p { margin: .25rem 0; }
    a { color: inherit; }
    code { font: .92em ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
    .verdict { font-size: 1.1rem; }
    .level { display: inline-block; padding: 0 .6em; border: 1.5px solid currentColor;
      border-radius: 1em; font-weight: 700; }
    .breaking { color: var(--breaking); }
    .feature { color: var(--feature); }
    .fix, .none { color: var(--fix); }
    .soft { color: var(--soft); }
    nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; list-style: none; padding: 0;
      margin: .75rem 0 0; }
    article { display: grid; grid-template-columns: 19rem minmax(0, 1fr); gap: .5rem 1.5rem;
      border: 1px solid var(--line); border-radius: 10px; background: var(--card);
      padding: .75rem 1rem; margin: .6rem 0; }
    h3 { overflow-wrap: anywhere; }
    article .soft { font-size: .88rem; }
    table { width: 100%; border-collapse: collapse; table-layout: fixed; }
    th, td { text-align: start; vertical-align: top; padding: .3rem .75rem .3rem 0; }
    th { font-weight: 500; color: var(--soft); font-size: .82rem; }
    thead th { padding-top: 0; }
    .when { width: 9rem; }
    tbody tr + tr { border-top: 1px solid var(--line); }
    td > div { display: flex; align-items: center; gap: .75rem; flex-wrap: wrap; }
    svg { flex: none; overflow: visible; max-width: 100%; }
    .defs { position: absolute; width: 0; height: 0; }
    .ink { fill: var(--ink); }
    .line { fill: none; stroke: var(--ink); stroke-width: 2; stroke-linejoin: round; }
    .frame { fill: none; stroke: var(--line); stroke-width: 1; }
    .box { fill: none; stroke: var(--soft); stroke-width: 1; stroke-dasharray: 2 3; }
    .sample { fill: var(--text); }
    .light { fill: var(--page); }
    .check { fill: var(--check); }
    @media (max-width: 56rem) { article { grid-template-columns: minmax(0, 1fr); } }
    @media (max-width: 40rem) { table, tbody, tr, td, tbody th { display: block; width: auto; }
      thead { display: none; } td::before { content: attr(data-label); display: block;
      color: var(--soft); font-size: .82rem; } }
    @media print { article { break-inside: avoid; } }

    """
}
