const elements = new Set(
  'svg g defs title desc rect circle ellipse line polyline polygon path text tspan marker linearGradient radialGradient stop clipPath pattern'.split(' '),
);
const LARGEST = 30_000;

/** What is known of a drawn figure. */
export interface SvgFigure {
  width: number;
  height: number;
}

const attributesOf = (text: string) =>
  [...text.matchAll(/([A-Za-z_][\w:.-]*)\s*=\s*("([^"<]*)"|'([^'<]*)')/g)].map(([, name = '', , a, b]) => ({ name, value: a ?? b ?? '' }));

/**
 * Reads an SVG drawing by a list of what it may hold: shapes and words, nothing that runs, loads or leads away.
 * @throws Error whose message says what is wrong.
 */
export function readSvg(svg: string): SvgFigure {
  if (Buffer.byteLength(svg) > LARGEST) throw new Error('超过 30 kB');
  if (/<[!?]/.test(svg)) throw new Error('不能有声明、注释或 CDATA');
  if (/&(?!(lt|gt|amp|quot|apos|#\d{1,6});)/.test(svg)) throw new Error('不认识的实体');
  const open: string[] = [];
  let figure: SvgFigure | null = null;
  let isTitled = false;
  for (const [tag, closing, name = '', rest = '', selfClosing] of svg.matchAll(
    /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g,
  )) {
    if (!elements.has(name)) throw new Error(`不能用 <${name}>`);
    if (closing) {
      if (open.pop() !== name) throw new Error(`${tag} 没有对应的开头`);
      continue;
    }
    for (const { name: attribute, value } of attributesOf(rest)) {
      if (/^on|^style$|href$|^src$/i.test(attribute)) throw new Error(`不能用属性 ${attribute}`);
      if (/url\s*\((?!\s*#)|javascript:|data:/i.test(value)) throw new Error(`${attribute} 只能引用本文件`);
      if (attribute.includes(':') || (attribute === 'xmlns' && value !== 'http://www.w3.org/2000/svg')) throw new Error(`不能用属性 ${attribute}`);
    }
    if (figure === null) figure = rootOf(name, rest);
    isTitled ||= name === 'title' && open.length === 1;
    if (!selfClosing) open.push(name);
  }
  if (figure === null || open.length > 0) throw new Error('标签没有配对');
  if (!isTitled) throw new Error('缺少 <title>');
  // Whatever is no tag by the pattern above must not look like one.
  if (svg.replaceAll(/<\/?[A-Za-z][\w:.-]*(?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*\/?>/g, '').includes('<')) throw new Error('有看不懂的标签');
  return figure;
}

function rootOf(name: string, rest: string): SvgFigure {
  const attributes = new Map(attributesOf(rest).map((attribute) => [attribute.name, attribute.value]));
  const [width, height] = [Number(attributes.get('width')), Number(attributes.get('height'))];
  if (name !== 'svg' || !attributes.has('viewBox') || !Number.isInteger(width) || !Number.isInteger(height) || width < 1 || height < 1)
    throw new Error('根元素应是 <svg>，带 viewBox 和整数的 width、height');
  if (attributes.get('xmlns') !== 'http://www.w3.org/2000/svg') throw new Error('根元素缺少 xmlns');
  return { width, height };
}
