// Entry of a parser's process: reads one file from its standard input, answers on its standard output, and ends.
import { readFileSync } from 'node:fs';
import type { ParserReply, ParserRoom, ParserTasks } from './parserTasks.ts';

type Read<T extends keyof ParserTasks> = (
  input: Buffer,
  settings: ParserTasks[T]['settings'],
  room: ParserRoom,
) => Promise<ParserReply<ParserTasks[T]['answer']>>;

/** Each brings only its own library: what a file does not need would take of its room. */
const tasks: { [T in keyof ParserTasks]: () => Promise<Read<T>> } = {
  pdf: async () => (await import('./pdf/readPdf.ts')).readPdf,
  document: async () => (await import('./pdf/readDocument.ts')).readDocument,
  pdfText: async () => (await import('./pdf/readPdfText.ts')).readPdfText,
  values: async () => (await import('./pdf/readValues.ts')).readValues,
  thumbnail: async () => (await import('./pdf/drawThumbnail.ts')).drawThumbnail,
  marked: async () => (await import('./pdf/drawMarked.ts')).drawMarked,
  picture: async () => (await import('./pictures/readPicture.ts')).readPicture,
  archive: async () => (await import('./archives/readArchive.ts')).readArchive,
  sheet: async () => (await import('./sheets/readSheetRows.ts')).readSheetRows,
};

const [task, settings = '', room = ''] = process.argv.slice(2);
const load = Object.entries(tasks).find(([name]) => name === task)?.[1];
if (!load) throw new Error(`no such task: ${task}`);
const read = await load();
const { answer, bytes } = await read(readFileSync(0), JSON.parse(settings) as never, JSON.parse(room) as ParserRoom);
process.stdout.write(`${JSON.stringify(answer)}\n`);
if (bytes) process.stdout.write(bytes);
