const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export interface Labelled {
  title: string;
  /** 内容由 AI 生成, and by what. */
  label: string;
  lines: readonly string[];
  /** Who made it: the site. */
  producer: string;
  /** Which text this is: the moment it was made. */
  time: string;
  /** The model, or that there was none. */
  generator: string;
}

/** An answer as a page of its own: the label is seen, and stands in the file's metadata as GB 45438-2025 names it. */
export function labelledPage({ title, label, lines, producer, time, generator }: Labelled): string {
  const aigc = { Label: '1', ContentProducer: producer, ProduceID: time, ReservedCode1: '', ContentPropagator: producer, PropagateID: time, ReservedCode2: '' };
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<meta name="AIGC" content="${escaped(JSON.stringify(aigc))}">
<meta name="generator" content="${escaped(generator)}">
</head>
<body>
<h1>${escaped(title)}</h1>
<p><strong>${escaped(label)}</strong></p>
${lines.map((line) => `<p>${escaped(line)}</p>`).join('\n')}
<p><time datetime="${escaped(time)}">${escaped(time)}</time></p>
</body>
</html>
`;
}
