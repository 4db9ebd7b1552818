import { startWechat, wechatScanState } from '@chippage/api/account';
import { useApi } from '@chippage/api/ApiProvider';
import { ApiError } from '@chippage/api/errors';
import type { Loadable } from '@chippage/api/loadable';
import type { SocialStart } from '@chippage/api/types';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { wechatPanelMessages } from './messages.ts';
import type { WechatCode, WechatPhase } from './WechatPanel.tsx';

export interface WechatCodeOptions {
  operate: 'login' | 'bind';
  /** Whether the code is seen; nothing is asked for otherwise. */
  isActive: boolean;
  /** Called before the vendor's own page appears, which will leave this one. */
  onFrame?: () => void;
}

/** What a confirmed scan gives. */
export interface WechatGrant {
  authorizationCode: string;
  state: string;
}

const POLL_MS = 2000;
/** A code that nobody scans is renewed so often, then it waits for a press (WCAG 2.2.2). */
const MAX_RENEWALS = 3;

type Start = { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'ready'; data: SocialStart };

/** Gets a code to scan and follows it while it is seen. */
export function useWechatCode({ operate, isActive, onFrame }: WechatCodeOptions) {
  const client = useApi();
  const t = useMessages(wechatPanelMessages);
  const [start, setStart] = useState<Start>({ status: 'loading' });
  const [phase, setPhase] = useState<WechatPhase>('waiting');
  const [grant, setGrant] = useState<WechatGrant | null>(null);
  const [attempt, setAttempt] = useState(0);
  const renewals = useRef(0);
  const framed = useRef(onFrame);
  useEffect(() => {
    framed.current = onFrame;
  });

  useEffect(() => {
    if (!isActive) return undefined;
    const call = new AbortController();
    setStart({ status: 'loading' });
    setPhase('waiting');
    setGrant(null);
    startWechat({ operate }, { client, signal: call.signal }).then(
      (data) => {
        if (call.signal.aborted) return;
        if (data.kind === 'frame') framed.current?.();
        setStart({ status: 'ready', data });
      },
      (error: unknown) => {
        if (!call.signal.aborted) setStart({ status: 'failed', error });
      },
    );
    return () => call.abort();
  }, [attempt, client, isActive, operate]);

  const ticket = start.status === 'ready' && start.data.kind === 'image' ? start.data.ticket : null;
  const isWatched = isActive && ticket !== null && (phase === 'waiting' || phase === 'scanned');
  useEffect(() => {
    if (!isWatched) return undefined;
    const call = new AbortController();
    const look = async () => {
      // A page that nobody sees asks for nothing.
      if (document.visibilityState === 'hidden') return;
      const scan = await wechatScanState({ ticket }, { client, signal: call.signal }).catch(() => null);
      if (scan === null || call.signal.aborted) return;
      if (scan.phase === 'expired' && renewals.current < MAX_RENEWALS) {
        renewals.current += 1;
        setAttempt((was) => was + 1);
        return;
      }
      if (scan.phase === 'confirmed') {
        if (scan.authorizationCode === null || scan.state === null) return;
        setGrant({ authorizationCode: scan.authorizationCode, state: scan.state });
      }
      setPhase(scan.phase);
    };
    const timer = setInterval(() => void look(), POLL_MS);
    return () => {
      clearInterval(timer);
      call.abort();
    };
  }, [client, isWatched, ticket]);

  const onRefresh = useCallback(() => {
    renewals.current = 0;
    setAttempt((was) => was + 1);
  }, []);
  /** Says that what was granted led nowhere: another code is needed. */
  const onSpent = useCallback(() => {
    setGrant(null);
    setPhase('expired');
  }, []);

  return { code: loadable(start, phase, onRefresh, t('unavailable')), grant, onRefresh, onSpent };
}

function loadable(start: Start, state: WechatPhase, onRetry: () => void, unavailable: string): Loadable<WechatCode> {
  if (start.status === 'loading') return start;
  if (start.status === 'failed') {
    const { error } = start;
    return error instanceof ApiError
      ? { status: 'failed', code: error.reason, message: error.message, onRetry }
      : { status: 'failed', code: 'social.unavailable', message: unavailable, onRetry };
  }
  const { data } = start;
  return { status: 'ready', data: data.kind === 'frame' ? data : { kind: 'image', imageUrl: data.imageUrl, scanUrl: data.scanUrl, state } };
}
