/** Where the host serves the data files of pdf.js; with its version, because the files may be kept for ever. */
export const PDF_DATA_PATH = '/pdfjs/6.5.438/';
