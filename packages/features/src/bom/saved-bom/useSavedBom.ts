import { useApi } from '@chippage/api/ApiProvider';
import { bomDetailQuery, bomVersionsQuery, myBomsQuery, removeBom, restoreBom, saveBom, shareBom } from '@chippage/api/bom';
import { isRefusal } from '@chippage/api/errors';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import type { Bom, BomPart } from '@chippage/api/types';
import { useState } from 'react';
import type { BomWork } from '../bom-page/bomWork.ts';

/** How often a list that is being matched is looked at. */
const LOOK_MS = 1000;

/** What was changed, and the version that it was changed in: a newer one from elsewhere takes nothing of it away. */
interface Edits {
  base: Bom;
  change: Partial<Pick<BomWork, 'name' | 'sets' | 'lines'>>;
  parts: ReadonlyMap<number, BomPart>;
}

const noParts: ReadonlyMap<number, BomPart> = new Map();

/** The list as it is with what was changed. */
function workOf(bom: Bom, edits: Edits | null): BomWork {
  const parts = new Map([...bom.parts.map((part) => [part.id, part] as const), ...(edits?.parts ?? noParts)]);
  return { name: bom.name, sets: bom.sets, lines: bom.lines, ...edits?.change, parts };
}

/** One of the member's bills of materials, with what was changed and not saved yet. @param version An older one, which is only read */
export function useSavedBom(id: number, version: number | undefined) {
  const client = useApi();
  const invalidate = useInvalidate();
  const answer = bomDetailQuery.use(
    { id, ...(version !== undefined && { version }) },
    { refreshInterval: (last) => (last?.state === 'matching' ? LOOK_MS : 0) },
  );
  const [edits, setEdits] = useState<Edits | null>(null);
  const [wantsVersions, setWantsVersions] = useState(false);
  const versions = bomVersionsQuery.use(wantsVersions ? { id } : null);
  const bom = edits?.base ?? answer.data;
  const isOlder = bom !== undefined && bom.version !== bom.latest;
  const refresh = () => Promise.all([invalidate(bomDetailQuery), invalidate(bomVersionsQuery), invalidate(myBomsQuery)]);
  return {
    value: toLoadable(answer),
    isMissing: answer.error?.status === 404,
    bom,
    /** As it is now, also while older lines are being changed. */
    shareCode: answer.data?.shareCode ?? null,
    work: bom && workOf(bom, edits),
    isDirty: edits !== null,
    isOlder,
    versions: mapLoadable(toLoadable(versions), ({ data }) => data),
    onOpenVersions: () => setWantsVersions(true),
    onChange: (change: Edits['change'], part?: BomPart) => {
      if (!bom) return;
      setEdits((was) => {
        const parts = was?.parts ?? noParts;
        return { base: bom, change: { ...was?.change, ...change }, parts: part ? new Map([...parts, [part.id, part] as const]) : parts };
      });
    },
    /** @returns the number of the new version; null when there is a newer one meanwhile. @throws ApiError */
    async onSave(): Promise<number | null> {
      if (!bom) return null;
      const { name, sets, lines } = workOf(bom, edits);
      try {
        const saved = await saveBom({ id, baseVersion: bom.version, name, sets, lines: [...lines] }, { client });
        await refresh();
        setEdits(null);
        return saved.version;
      } catch (error) {
        if (isRefusal<'saveBom'>(error, 'bom.changed')) return null;
        throw error;
      }
    },
    async onShare(isShared: boolean) {
      await shareBom({ id, isShared }, { client });
      await refresh();
    },
    async onRemove() {
      await removeBom({ id }, { client });
      setEdits(null);
      await invalidate(myBomsQuery);
    },
    async onRestore() {
      await restoreBom({ id }, { client });
      await refresh();
    },
  };
}
