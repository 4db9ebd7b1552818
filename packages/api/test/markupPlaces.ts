// Vectors that depend on where a text stands: what reads it a second time, and what takes it for an address.

/** What a vector would run. */
export const RUN = 'alert(1)';

/** Places whose text is read a second time under other rules: what was harmless there is markup here. */
export function contexts(): string[] {
  const inner = [`<img src=x onerror=${RUN}>`, `<svg/onload=${RUN}>`];
  return inner.flatMap((vector) => [
    `<noscript><p title="</noscript>${vector}">`,
    `<svg><style>${vector}</style></svg>`,
    `<svg><title>${vector}</title></svg>`,
    `<svg><desc><style></svg>${vector}`,
    `<svg></p><style><a id="</style>${vector}">`,
    `<math><mtext><table><mglyph><style><!--</style>${vector}`,
    `<math><mtext><mglyph><svg><mtext><style><path id="</style>${vector}">`,
    `<math><annotation-xml encoding="text/html"><style>${vector}</style>`,
    `<form><math><mtext></form><form><mglyph><style></math>${vector}`,
    `<template>${vector}</template>`,
    `<template><style></template>${vector}`,
    `<style><style/>${vector}`,
    `<style></style>${vector}`,
    `<select><option><style></select>${vector}</style>`,
    `<select><keygen>${vector}`,
    `<textarea></textarea>${vector}`,
    `<title></title>${vector}`,
    `<xmp></xmp>${vector}`,
    `<noembed></noembed>${vector}`,
    `<noframes></noframes>${vector}`,
    `<iframe></iframe>${vector}`,
    `<plaintext>${vector}`,
    `<!--${vector}-->`,
    `<!--><!--${vector}`,
    `<!-- --!>${vector}`,
    `<![CDATA[${vector}]]>`,
    `<?xml ?>${vector}`,
    `<!DOCTYPE x [<!ENTITY y "${vector}">]>&y;`,
    `<a title="${vector}">`,
    `">${vector}`,
    `'>${vector}`,
    `\`>${vector}`,
    `--></script>${vector}`,
    `</title></textarea></style>${vector}`,
    `<table><td>${vector}<b></table>`,
    `\`\`\`\n${vector}\n\`\`\``,
    `> ${vector}`,
    `[${vector}](https://example.com "${vector}")`,
  ]);
}

/** Addresses that run, as a link, a picture and bare; a text that links them must not. */
export function addresses(): string[] {
  const schemes = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java&#x0A;script:alert(1)',
    'javascript&colon;alert(1)',
    '&#106;avascript:alert(1)',
    '&#x6A&#x61vascript:alert(1)',
    '%6Aavascript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'javascript:/*--></title></style>*/alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'feed:javascript:alert(1)',
    'blob:javascript:alert(1)',
    'view-source:javascript:alert(1)',
    '//evil.example',
    String.raw`\\evil.example`,
    String.raw`/\evil.example`,
    'https:javascript:alert(1)',
    'http://x:y@evil.example@example.com',
  ];
  return schemes.flatMap((address) => [`[x](${address})`, `![x](${address})`, `<${address}>`]);
}
