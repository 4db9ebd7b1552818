import { useApi } from '@chippage/api/ApiProvider';
import { matchPartList } from '@chippage/api/mall';
import type { MatchedPart } from '@chippage/api/types';
import { useEffect, useMemo, useRef, useState } from 'react';
import { needOf } from '../bom-lines/bomLine.ts';
import type { BomOffers, BomWork } from './bomWork.ts';

/** Lines that the mall is asked for at once. */
const PORTION = 200;
/** A quantity that is being typed is asked for once typing rests. */
const PAUSE_MS = 400;
/** The most pieces of one order line. */
const MOST = 999_999_999;

interface Asked {
  at: number;
  mpn: string;
  partId: number;
  quantity: number;
}

/** Asks the mall for the offers of the lines that have a part, at their quantities. */
export function useBomOffers({ lines, sets, parts }: Pick<BomWork, 'lines' | 'sets' | 'parts'>): BomOffers {
  const client = useApi();
  const [found, setFound] = useState<{ key: string; byLine: ReadonlyMap<number, MatchedPart>; status: BomOffers['status']; asOf: string | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const asked = useMemo(
    () =>
      lines.flatMap((line, at): Asked[] => {
        const need = needOf(line, sets);
        const part = line.partId === null ? undefined : parts.get(line.partId);
        return part && need !== null && need >= 1 && need <= MOST ? [{ at, mpn: part.mpn, partId: part.id, quantity: need }] : [];
      }),
    [lines, sets, parts],
  );
  const key = useMemo(() => asked.map(({ at, partId, quantity }) => `${at}:${partId}:${quantity}`).join(), [asked]);
  // `key` says all of it: another object with the same lines asks nothing.
  const latest = useRef(asked);
  useEffect(() => {
    latest.current = asked;
  }, [asked]);
  useEffect(() => {
    const stop = new AbortController();
    const read = async () => {
      const wanted = latest.current;
      const byLine = new Map<number, MatchedPart>();
      for (let from = 0; from < wanted.length; from += PORTION) {
        const portion = wanted.slice(from, from + PORTION);
        const { data } = await matchPartList(
          { lines: portion.map(({ mpn, partId, quantity }) => ({ mpn, partId, quantity })) },
          { client, signal: stop.signal },
        );
        for (const [place, { at }] of portion.entries()) {
          const answer = data[place];
          if (answer) byLine.set(at, answer);
        }
        if (stop.signal.aborted) return;
        setFound({ key, byLine: new Map(byLine), status: from + PORTION < wanted.length ? 'reading' : 'ready', asOf: new Date().toISOString() });
      }
      if (wanted.length === 0) setFound({ key, byLine, status: 'ready', asOf: null });
    };
    const timer = setTimeout(() => {
      read().catch(() => !stop.signal.aborted && setFound({ key, byLine: new Map(), status: 'failed', asOf: null }));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [key, attempt, client]);
  const onRetry = () => setAttempt((was) => was + 1);
  return found?.key === key
    ? { byLine: found.byLine, status: found.status, asOf: found.asOf, onRetry }
    : { byLine: noOffers, status: 'reading', asOf: null, onRetry };
}

const noOffers: ReadonlyMap<number, MatchedPart> = new Map();
