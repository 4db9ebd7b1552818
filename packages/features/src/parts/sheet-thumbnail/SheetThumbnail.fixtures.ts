/** A page as a picture, for stories. */
export const sheetPicture = `data:image/svg+xml,${encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' width='240' height='339'><rect width='240' height='339' fill='white'/><rect x='24' y='30' width='110' height='16' fill='#222'/><rect x='24' y='64' width='192' height='40' fill='#dfe7e4'/><path d='M24 130h192M24 150h192M24 170h192M24 190h192M24 210h192' stroke='#999'/></svg>",
)}`;
