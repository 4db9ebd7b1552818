import { isDocumentHref } from '@chippage/api/articleDocument';
import { type DefaultTreeAdapterTypes as Html, html as names, parse } from 'parse5';
import { plainName } from '../../../account/names.ts';

/** An article's page of WeChat, as far as it is taken over. */
export interface WechatPage {
  title: string;
  /** The account that published it. */
  account: string;
  summary: string;
  content: Html.Element;
}

type Node = Html.ChildNode;
const isElement = (node: Html.Node): node is Html.Element => 'tagName' in node;

/** An attribute's value; '' where there is none. */
export const attributeOf = (element: Html.Element, name: string): string => element.attrs.find((attribute) => attribute.name === name)?.value ?? '';

function* elementsIn(node: Html.ParentNode): Generator<Html.Element> {
  for (const child of node.childNodes)
    if (isElement(child)) {
      yield child;
      yield* elementsIn(child);
    }
}

/** What shows nothing, runs, or is a control: nothing in it is taken over. */
const left = new Set(
  'script style noscript template iframe frame object embed applet svg math video audio canvas form input button select textarea head title link meta base'.split(
    ' ',
  ),
);

/** Whether an element is left out with all that is in it: unknown ones with a dash are players and cards of WeChat. */
export const isLeftOut = ({ tagName, namespaceURI }: Html.Element): boolean => left.has(tagName) || tagName.includes('-') || namespaceURI !== names.NS.HTML;

/** The words of nodes, without what is left out. */
export const textIn = (nodes: readonly Node[]): string =>
  nodes
    .map((node) =>
      'value' in node && node.nodeName === '#text'
        ? node.value
        : isElement(node) && !isLeftOut(node)
          ? node.tagName === 'br'
            ? '\n'
            : textIn(node.childNodes)
          : '',
    )
    .join('');

const oneLine = (text: string) => plainName(cleanText(text).replaceAll(/\s+/g, ' '));

/** Text without signs that show nothing, control or half characters. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\0-\x08\x0b-\x1f\x7f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replaceAll('\u00a0', ' ');

/** What WeChat writes in place of an article that is gone. */
const gone = /该内容已被发布者删除|此内容因违规无法查看|链接已过期|此内容被投诉|该公众号已迁移|内容已被删除|参数错误/;

/** Reads a page; `gone`: it says that the article is not there any more; null: there is no article in it. */
export function readWechatPage(page: string): WechatPage | 'gone' | null {
  const document = parse(page);
  const all = [...elementsIn(document)];
  const byId = (id: string) => all.find((element) => attributeOf(element, 'id') === id);
  const metaOf = (name: string) => {
    const meta = all.find((element) => element.tagName === 'meta' && [attributeOf(element, 'property'), attributeOf(element, 'name')].includes(name));
    return meta ? oneLine(attributeOf(meta, 'content')) : '';
  };
  const wordsOf = (id: string) => {
    const element = byId(id);
    return element ? oneLine(textIn(element.childNodes)) : '';
  };
  const content = byId('js_content');
  const title = wordsOf('activity-name') || metaOf('og:title');
  if (!content || title === '') {
    const body = all.find(({ tagName }) => tagName === 'body');
    return body && gone.test(textIn(body.childNodes)) ? 'gone' : null;
  }
  return {
    title,
    account: wordsOf('js_name') || metaOf('og:article:author') || metaOf('author'),
    summary: metaOf('og:description') || metaOf('description'),
    content,
  };
}

/** Hosts of WeChat's pictures; nothing else is fetched, wherever an address points. */
const pictureHosts = new Set(['mmbiz.qpic.cn', 'mmbiz.qlogo.cn', 'mmecoa.qpic.cn', 'wx.qlogo.cn']);

/** Where a picture is fetched from, over HTTPS; null for another host. */
export function wechatPictureAddress(text: string): URL | null {
  const url = URL.parse(text.startsWith('//') ? `https:${text}` : text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.port || !pictureHosts.has(url.hostname)) return null;
  url.protocol = 'https:';
  return url;
}

/** The address of an article of a WeChat account; null for any other. */
export function wechatArticleAddress(text: string): URL | null {
  const url = URL.parse(text.trim());
  if (!url || url.protocol !== 'https:' || url.username || url.password || url.port || url.hostname !== 'mp.weixin.qq.com' || !/^\/s(\/|$)/.test(url.pathname))
    return null;
  url.hash = '';
  return isDocumentHref(url.href) ? url : null;
}
