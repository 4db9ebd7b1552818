/** What a member does with a datasheet. */
export { DocumentTools, type DocumentToolsProps, type Revision } from '../src/datasheets/collected/document-tools/DocumentTools.tsx';
export { documentToolsMessages } from '../src/datasheets/collected/document-tools/messages.ts';
export { type DocumentToolsOptions, useDocumentTools } from '../src/datasheets/collected/document-tools/useDocumentTools.ts';
