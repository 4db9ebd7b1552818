import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { objectStreamOf, pdfOf, streamOf } from '../../../../test/pdfs.ts';
import { faultOfBytes } from './pdfSafety.ts';

const action = (kind: string) => pdfOf({ catalog: `<</Type/Catalog/Pages 2 0 R/OpenAction<</S${kind}>>>>` });
const packed = (object: string, more = '') => pdfOf({ more: [objectStreamOf(object, more)] });
const launch = '<</S/Launch/F(cmd.exe)>>';
/** The last object of a file, with something else in place of a piece of it. */
const rewritten = (bytes: Buffer, piece: RegExp, by: string) => {
  const text = bytes.toString('latin1');
  const at = text.lastIndexOf('4 0 obj');
  return Buffer.from(text.slice(0, at) + text.slice(at).replace(piece, () => by), 'latin1');
};
const around = (before: string | Buffer, after: string | Buffer = '') => Buffer.concat([Buffer.from(before), pdfOf(), Buffer.from(after)]);
const zipEnd = Buffer.concat([Buffer.from('PK\u0005\u0006', 'latin1'), Buffer.alloc(18)]);

describe('会做事的 PDF 不收，名字怎么写都一样', () => {
  it.each([
    ['脚本', action('/JavaScript/JS(app.alert(1))')],
    ['名字里的字符写成编号', action('/J#61vaScript')],
    ['编号用小写，整个名字都是编号', action('/#4c#61#75#6e#63#68')],
    ['启动程序', action('/L#61unch')],
    ['交表单', action('/SubmitForm')],
    ['导入数据', action('/ImportData')],
    ['指向别的文件', action('/GoToR/F(other.pdf)')],
    ['指向附件里的文件', action('/GoToE')],
    ['多媒体', action('/Rendition')],
    ['附件', pdfOf({ more: [streamOf(Buffer.from('MZ'), '/Type/Embedded#46ile')] })],
    ['附件的目录', pdfOf({ catalog: '<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles 4 0 R>>>>' })],
    ['压缩在对象流里', packed(launch)],
    ['对象流里的名字也写成编号', packed('<</S/L#61unch>>')],
    ['对象流不说自己是对象流', pdfOf({ more: [streamOf(deflateSync(Buffer.from(`9 0 ${launch}`)), '/N 1/#46irst 4/Filter/Fl')] })],
    ['文字里写着像流的字', packed(launch, '/X((a) \\) stream\nendobj)')],
    ['注释里写着像流的字', packed(launch, '% stream (\n')],
    ['前面有很长的文字', packed(launch, `/X(${'y'.repeat(100_000)})`)],
    ['编号和字之间有注释', rewritten(packed(launch), / obj\n<</, ' % x\nobj\n<<')],
    ['编号和字之间有很长的注释', rewritten(packed(launch), / obj\n<</, ` %${'x'.repeat(5000)}\nobj\n<<`)],
    ['编号和字之间有很多空白', rewritten(packed(launch), / obj\n<</, `${' '.repeat(5000)}obj\n<<`)],
    ['两个编号之间有注释', rewritten(packed(launch), / 0 obj\n<</, ' % x\n0 obj\n<<')],
    ['编号和字连在一起', rewritten(packed(launch), / obj\n<</, 'obj<<')],
    ['流的字后面还有字', pdfOf({ more: [Buffer.from(objectStreamOf(launch).toString('latin1').replace('stream\n', 'stream junk\n'), 'latin1')] })],
    ['末尾的注释里', around('', '% /JavaScript')],
    ['同时是网页', around('', '<script>alert(1)</script>\n%%EOF')],
  ])('%s', async (_name, bytes) => expect(await faultOfBytes(bytes)).toBe('active'));
});

it.each([
  ['网页', Buffer.from('<html></html>')],
  ['标记在第 2000 个字节', around(Buffer.alloc(2000, 32))],
  ['前面是网页', around('<!doctype html><body>')],
  ['前面是 ZIP', around('PK\u0003\u0004')],
  ['前面是程序', around('MZ')],
  ['末尾是 ZIP', around('', zipEnd)],
  ['没有这样的版本', Buffer.from(pdfOf().toString('latin1').replace('%PDF-1.7', '%PDF-9.7'), 'latin1')],
])('不是 PDF：%s', async (_name, bytes) => expect(await faultOfBytes(bytes)).toBe('not_pdf'));

it.each([
  ['没有结尾', pdfOf().subarray(0, -8)],
  ['对象流用别的办法压缩', packed('<<>>', '/Filter[/ASCII85Decode]')],
  ['对象流压缩了两次', packed('<<>>', '/Filter[/FlateDecode]')],
  ['对象流展开后太大', pdfOf({ more: [streamOf(deflateSync(Buffer.alloc(70 * 1024 * 1024, 'x')), '/N 1/First 4/Filter/FlateDecode')] })],
])('打不开：%s', async (_name, bytes) => expect(await faultOfBytes(bytes)).toBe('broken'));

it.each([
  ['最简单的', pdfOf()],
  ['前面有打印机的命令', around('\u001b%-12345X@PJL\r\n')],
  ['对象流', packed('<</Type/Annot/Subtype/Link/A<</S/URI/URI(https://example.com)>>>>')],
  ['打开时到第一页', action('/GoTo/D[3 0 R/Fit]')],
  ['图片里碰巧有这几个字', pdfOf({ more: [streamOf(Buffer.from(`\u0001obj\u0002/First <svg\u0003${'(\u0004'.repeat(600_000)}`), '')] })],
  ['名字只是开头相同', pdfOf({ more: ['<</BaseFont/LaunchPad>>'] })],
  ['文字和注释里的括号', pdfOf({ more: ['<</X(\\(()) % )\n>>'] })],
])('照样收下：%s', async (_name, bytes) => expect(await faultOfBytes(bytes)).toBeNull());
