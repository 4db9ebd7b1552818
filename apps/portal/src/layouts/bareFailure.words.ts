/** Where not even the page that tells of a failure could be loaded. */
export const bareFailure = { text: '这一页没有加载出来，请检查网络后重试。', retry: '重试' };
