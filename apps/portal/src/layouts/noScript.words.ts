/** Where a page can do nothing without scripts. Only the server draws it, so that no page loads it. */
export const noScriptText = '这一页要用 JavaScript：浏览器现在关着它。请在浏览器的设置里允许本站使用 JavaScript，再刷新；型号、数据手册和新闻不用它也能看。';
