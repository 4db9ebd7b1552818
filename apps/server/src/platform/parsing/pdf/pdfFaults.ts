/** Why a PDF is not one that others can read safely. */
export type PdfFault = 'not_pdf' | 'broken' | 'protected' | 'active' | 'too_many_pages';

/** What a visitor is told of each, wherever a PDF is handed in. */
export const pdfFaultWords: Record<PdfFault, string> = {
  not_pdf: '只能上传 PDF 文件，这个文件的内容不是 PDF',
  broken: '这个 PDF 打不开，可能没有下载完整，请重新下载后再上传',
  protected: '这个 PDF 有密码或权限保护，请去掉保护后再上传',
  active: '这个 PDF 里有脚本、附件、表单提交或指向其他文件的动作，为了读者的安全不能收录，请另存为普通 PDF 后再上传',
  too_many_pages: '文件超过 5000 页，请拆分后再上传',
};
