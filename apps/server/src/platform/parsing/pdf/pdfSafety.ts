import { hasActiveName } from './pdfNames.ts';
import { objectStreams, UnreadableObjects } from './objectStreams.ts';
import type { PdfFault } from './pdfFaults.ts';

const HEAD = 1024;
const TAIL = 4096;
/** A ZIP is read from its end: its last record and a comment of at most 64 kB. */
const ZIP_TAIL = 65_557;
const otherBeginnings = /^(?:PK|MZ|GIF8|\x89PNG|\xff\xd8|\x7fELF|Rar!|7z\xbc|#!)|</;
const markup = ['<html', '<HTML', '<script', '<SCRIPT', '<Script', '<!doctype html', '<!DOCTYPE html', '<!DOCTYPE HTML', '<iframe'];
/** Four letters are in a large picture by chance; a browser asks for the end of the name as well. */
const DRAWING = /<svg[\s>/]/;

/** What is wrong with the bytes of a file that should be a PDF and nothing else; null when nothing is. */
export async function faultOfBytes(bytes: Buffer): Promise<PdfFault | null> {
  // Some tools write a few bytes before the mark; readers look for it in the first kilobyte.
  const head = bytes.toString('latin1', 0, HEAD);
  const mark = head.search(/%PDF-(?:1\.\d|2\.0)/);
  if (mark < 0 || otherBeginnings.test(head.slice(0, mark)) || isZip(bytes)) return 'not_pdf';
  if (!bytes.subarray(-TAIL).includes('%%EOF')) return 'broken';
  if (hasMarkup(bytes) || hasActiveName(bytes)) return 'active';
  try {
    for await (const piece of objectStreams(bytes)) if (hasActiveName(piece)) return 'active';
  } catch (error) {
    if (error instanceof UnreadableObjects) return 'broken';
    throw error;
  }
  return null;
}

function hasMarkup(bytes: Buffer): boolean {
  if (markup.some((tag) => bytes.includes(tag, 0, 'latin1'))) return true;
  for (let at = bytes.indexOf('<svg'); at >= 0; at = bytes.indexOf('<svg', at + 4)) if (DRAWING.test(bytes.toString('latin1', at, at + 5))) return true;
  return false;
}

const isZip = (bytes: Buffer) => bytes.subarray(-ZIP_TAIL).includes('PK\u0005\u0006', 0, 'latin1');
