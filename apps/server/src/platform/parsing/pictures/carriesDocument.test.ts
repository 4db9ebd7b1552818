import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { carriesDocument } from './carriesDocument.ts';

const photo = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#369' } })
    .withMetadata({ exif: { IFD0: { ImageDescription: 'Taken in Shenzhen <2026>' } } })
    .withXmp(
      '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>',
    )
    .jpeg()
    .toBuffer();

it.each([
  '<html><script>alert(1)</script></html>',
  '<!DOCTYPE html>',
  '<SCRIPT SRC=//evil.example>',
  '<script>é=1;alert(é)</script>',
  '<svg onload=alert(1)>',
  '<?php system($_GET[0]);',
  '%PDF-1.7\n1 0 obj',
])('图片后面接着 %s：看得出', async (more) => {
  expect(carriesDocument(Buffer.concat([await photo(), Buffer.from(more)]))).toBe(true);
});

it.each<[string, () => Buffer]>([
  ['没有别的', () => Buffer.alloc(0)],
  ['手机放在后面的一段录像', () => Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), randomBytes(200_000)])],
  ['碰巧有一个标签的字节', () => Buffer.from('<svg>\x01\xff<svg ab\x80', 'latin1')],
  ['像尖括号的字', () => Buffer.from('a <scripted> or <htmlish> or < svg')],
])('照片，%s：只是图片', async (_name, more) => {
  expect(carriesDocument(Buffer.concat([await photo(), more()]))).toBe(false);
});
