import type { QuoteFile, QuoteFileKind } from '@chippage/api/types';
import { useRef, useState } from 'react';
import { type OnUpload, useUploads } from '../../../parts/upload-files/useUploads.ts';

/** How many files of a kind there can be; together as many as a quote has room for. */
export const MOST_OF = { label: 5, coc: 2, test: 2 } as const satisfies Record<QuoteFileKind, number>;

/** Sends a file of a kind. Rejects with the server's refusal, or when the signal fires. */
export type OnQuoteUpload = (kind: QuoteFileKind, ...sent: Parameters<OnUpload>) => ReturnType<OnUpload>;

/** Files of a quote that is being written: those that its offer has, and those that are being sent. */
export type QuoteFiles = ReturnType<typeof useQuoteFiles>;

/** Holds the files of a quote by kind. @param known What the offer has; read once. */
export function useQuoteFiles(draftKey: string, known: readonly QuoteFile[], onUpload: OnQuoteUpload) {
  const [kept, setKept] = useState(known);
  const mostOf = (kind: QuoteFileKind) => Math.max(0, MOST_OF[kind] - kept.filter((file) => file.kind === kind).length);
  const label = useUploads((file, options) => onUpload('label', file, options), `${draftKey}:label`, mostOf('label'));
  const coc = useUploads((file, options) => onUpload('coc', file, options), `${draftKey}:coc`, mostOf('coc'));
  const test = useUploads((file, options) => onUpload('test', file, options), `${draftKey}:test`, mostOf('test'));
  const [labelRef, cocRef, testRef] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  const groups = [
    { kind: 'label' as const, files: label, chooseRef: labelRef },
    { kind: 'coc' as const, files: coc, chooseRef: cocRef },
    { kind: 'test' as const, files: test, chooseRef: testRef },
  ];
  return {
    groups,
    kept,
    drop: (id: number) => setKept((was) => was.filter((file) => file.id !== id)),
    /** The first group that is not through. */
    incomplete: groups.find(({ files }) => files.isIncomplete) ?? null,
    ids: [...kept.map(({ id }) => id), ...groups.flatMap(({ files }) => files.sentIds)],
    isRestored: groups.some(({ files }) => files.isRestored),
    forget: () => {
      for (const { files } of groups) files.forget();
    },
  };
}
