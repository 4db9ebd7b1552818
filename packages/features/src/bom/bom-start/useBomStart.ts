import { useApi } from '@chippage/api/ApiProvider';
import { bomMappingQuery, keepBomMapping, matchBom, myBomsQuery, saveBom } from '@chippage/api/bom';
import { bomLimits } from '@chippage/api/limits';
import { useInvalidate } from '@chippage/api/query';
import type { BomField, BomPart } from '@chippage/api/types';
import { useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { readSheet, SheetError } from '../../parts/sheet/readSheet.ts';
import type { BomBeginning, BomColumnsProps } from '../bom-columns/BomColumns.tsx';
import { withMatch, wishOf } from '../bom-lines/bomLine.ts';
import type { BomWork } from '../bom-page/bomWork.ts';
import { bomSheetMessages } from '../bom-sheet/messages.ts';
import { proposeColumns, type ProposedSheet, sheetKey } from '../bom-sheet/proposeColumns.ts';
import { pastedRows } from '../bom-sheet/sheetLines.ts';
import type { BomFault } from './BomStart.tsx';
import { bomStartMessages } from './messages.ts';

/** The most lines of a list: a member's is matched by the server, a visitor's while they wait. */
export const MOST_LINES = { member: bomLimits.lines, visitor: 1000 };
/** Lines that are matched at once while somebody waits: as many as fit into a visitor's 64 kB, whatever they say. */
const PORTION = 25;

/** A sheet that was read. */
export interface ReadSheet {
  name: string;
  rows: string[][];
  proposed: ProposedSheet;
}

interface BomStartWish {
  /** Null: a visitor, whose list stays in this page. */
  memberId: number | null;
  /** A member's list was saved and is being matched. */
  onSaved: (id: number) => void;
  /** A visitor's list is matched. */
  onMatched: (work: BomWork) => void;
}

/** What a list goes through until its lines are matched. */
export interface BomStarting {
  fault: BomFault | null;
  most: number;
  sheet: ReadSheet | null;
  progress: BomColumnsProps['progress'];
  onFile: (file: File) => Promise<void>;
  onText: (text: string) => Promise<void>;
  onStart: (beginning: BomBeginning) => Promise<void>;
  onBack: () => void;
}

/** Reads a list in the browser, proposes its columns, and has its lines matched: a member's as a saved one, a visitor's here. */
export function useBomStart({ memberId, onSaved, onMatched }: BomStartWish): BomStarting {
  const client = useApi();
  const invalidate = useInvalidate();
  const words = useMessages(bomSheetMessages);
  const t = useMessages(bomStartMessages);
  const [sheet, setSheet] = useState<ReadSheet | null>(null);
  const [fault, setFault] = useState<BomFault | null>(null);
  const [progress, setProgress] = useState<BomColumnsProps['progress']>(null);
  const most = memberId === null ? MOST_LINES.visitor : MOST_LINES.member;

  const take = async (name: string, read: () => Promise<{ rows: string[][]; fields: BomField[] | null }>) => {
    setFault(null);
    try {
      const { rows, fields } = await read();
      if (!rows.some((row) => row.some((cell) => cell !== ''))) return setFault({ kind: 'nothing' });
      const first = proposeColumns(rows, words);
      const count = rows.length - first.head - 1;
      if (count > most) return setFault({ kind: 'tooMany', count });
      if (fields) return setSheet({ name, rows, proposed: { head: -1, columns: fields.map((field) => ({ field, by: 'content' })) } });
      const kept = memberId === null ? null : await keptFields(sheetKey(rows, first.head));
      setSheet({ name, rows, proposed: kept ? proposeColumns(rows, words, kept) : first });
    } catch (error) {
      setFault({ kind: error instanceof SheetError ? error.fault : 'unreadable' });
    }
  };
  // What was kept is a help: without it the list is read all the same.
  const keptFields = async (key: string) => (await bomMappingQuery.fetch({ key }, { client }).catch(() => null))?.fields ?? null;

  const matchHere = async ({ name, sets, lines }: BomBeginning) => {
    const parts = new Map<number, BomPart>();
    const matched = [];
    for (let from = 0; from < lines.length; from += PORTION) {
      setProgress({ done: from, total: lines.length });
      const portion = lines.slice(from, from + PORTION);
      const { data } = await matchBom({ lines: portion.map(wishOf) }, { client });
      for (const [at, line] of portion.entries()) {
        const match = data[at];
        if (match?.part) parts.set(match.part.id, match.part);
        matched.push(match ? withMatch(line, match) : line);
      }
    }
    onMatched({ name, sets, lines: matched, parts });
  };

  return {
    fault,
    most,
    sheet,
    progress,
    onFile: (file) => take(file.name, async () => ({ rows: await readSheet(file), fields: null })),
    onText: (text) => take(t('pasted'), () => pastedRows(text)),
    async onStart(beginning) {
      try {
        if (memberId === null) return await matchHere(beginning);
        const { name, sets, lines, fields } = beginning;
        const saved = await saveBom({ name, sets, lines }, { client });
        if (sheet) void keepBomMapping({ key: sheetKey(sheet.rows, sheet.proposed.head), fields }, { client }).catch(() => null);
        await invalidate(myBomsQuery);
        onSaved(saved.id);
      } finally {
        setProgress(null);
      }
    },
    onBack: () => setSheet(null),
  };
}
