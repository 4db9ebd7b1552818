import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive; what it says of itself may be a lie. */
export interface ZipEntry {
  name: string;
  content: Buffer;
  isStored?: boolean;
  /** The unpacked size that the directory names. */
  claimed?: number;
}

/** Writes an archive by hand, so that it may say what is not so. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, isStored = false, claimed = content.byteLength } of entries) {
    const packed = isStored ? content : deflateRawSync(content, { level: 9 });
    const label = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(isStored ? 0 : 8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.byteLength, 14);
    facts.writeUInt32LE(claimed >>> 0, 18);
    facts.writeUInt16LE(label.byteLength, 22);
    files.push(Buffer.from('PK\u0003\u0004', 'latin1'), facts, label, packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), facts, place, label);
    at += 4 + facts.byteLength + label.byteLength + packed.byteLength;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(list.byteLength, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...files, list, Buffer.from('PK\u0005\u0006', 'latin1'), end]);
}
