import { expect, it } from 'vitest';
import { isOldWord, typeOfName } from './resumes.rules.ts';

const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

it.each([
  ['简历.pdf', 'application/pdf'],
  ['简历.DOC', 'application/msword'],
  ['我的.简历.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['简历.docm', null],
  ['简历.exe', null],
  ['简历', null],
])('%s 是 %s', (name, type) => expect(typeOfName(name)).toBe(type));

it.each([
  ['Word 97 的文件', Buffer.concat([compound, Buffer.alloc(100), utf16('WordDocument')]), true],
  ['Excel 97 的文件', Buffer.concat([compound, Buffer.alloc(100), utf16('Workbook')]), false],
  ['有宏的', Buffer.concat([compound, utf16('WordDocument'), utf16('_VBA_PROJECT')]), false],
  ['改了后缀的文字', Buffer.from('WordDocument'), false],
])('%s', (_name, bytes, isIt) => expect(isOldWord(bytes)).toBe(isIt));
