import { useApi } from '@chippage/api/ApiProvider';
import {
  changeTrend,
  closeTrend,
  deleteTrend,
  likeTrend,
  myTrendsQuery,
  reportTrend,
  silencedMembersQuery,
  silenceMember,
  trendHistoryQuery,
  trendQuery,
  trendsQuery,
  voteTrend,
} from '@chippage/api/circle';
import { ApiError } from '@chippage/api/errors';
import { useInvalidate } from '@chippage/api/query';
import type { SilenceKind, Trend } from '@chippage/api/types';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { PageActions } from '../../../parts/action/pageActions.ts';
import { useWishes } from '../../../parts/action/useWishes.ts';
import type { TrendDeed, TrendDeeds } from '../trend-card/trendDeeds.ts';
import { trendDialogsMessages } from './messages.ts';
import type { AskedTrend, TrendDialogsProps } from './TrendDialogs.tsx';

export interface TrendDeedsOptions extends PageActions {
  /** What follows when the post itself is gone from the page, e.g. another page. */
  onGone?: () => void;
}

/** What a reader does with posts, and the dialogs that it takes. */
export interface TrendDeedsBinding {
  deeds: TrendDeeds;
  dialogs: TrendDialogsProps;
  /** A post with what the reader wished last. */
  asWished: (trend: Trend) => Trend;
}

/** Binds what is done with posts to the API. */
export function useTrendDeeds({ demandLogin, notify, onGone }: TrendDeedsOptions): TrendDeedsBinding {
  const t = useMessages(trendDialogsMessages);
  const client = useApi();
  const invalidate = useInvalidate();
  const [asked, setAsked] = useState<AskedTrend | null>(null);
  const refresh = () => Promise.all([invalidate(trendsQuery), invalidate(trendQuery), invalidate(myTrendsQuery)]);
  const likes = useWishes<number>({
    send: (id, isLiked) => likeTrend({ id, isLiked }, { client }),
    refresh,
    failed: t('notDone'),
    demandLogin,
    notify,
  });
  const carryOut = async (call: () => Promise<unknown>, done: string, after?: () => void) => {
    try {
      await call();
      notify({ tone: 'success', text: done });
      after?.();
    } catch (error) {
      notify({ tone: 'danger', text: error instanceof ApiError ? error.message : t('notDone') });
    }
    await refresh();
  };
  const silence = async (trend: Trend, kind: SilenceKind) => {
    await carryOut(() => silenceMember({ memberId: trend.writer?.id ?? 0, kind }, { client }), t(kind === 'mute' ? 'muted' : 'blocked'), onGone);
    await invalidate(silencedMembersQuery);
  };
  const close = (trend: Trend) => carryOut(() => closeTrend({ id: trend.id, isClosed: !trend.isClosed }, { client }), t(trend.isClosed ? 'opened' : 'closed'));
  const ask = (deed: TrendDeed, trend: Trend) => {
    if (deed === 'close') return void close(trend);
    // What everybody may read needs no login.
    if (deed === 'history') return setAsked({ deed, trend });
    demandLogin(() => (deed === 'mute' ? void silence(trend, 'mute') : setAsked({ deed, trend })));
  };
  return {
    asWished: (trend) => ({
      ...trend,
      likes: likes.countOf(trend.id, { isOn: trend.isLiked, count: trend.likes }),
      isLiked: likes.isOn(trend.id, trend.isLiked),
    }),
    deeds: {
      onLike: ({ id }, isLiked) => likes.want(id, isLiked),
      onVote: ({ id }, optionId) => demandLogin(() => void carryOut(() => voteTrend({ id, optionId }, { client }), t('voted'))),
      onAsk: ask,
    },
    dialogs: {
      asked,
      onEnd: () => setAsked(null),
      onChange: async ({ id }, content) => {
        await changeTrend({ id, content }, { client });
        notify({ tone: 'success', text: t('saved') });
        await refresh();
      },
      onRemove: ({ id }) => carryOut(() => deleteTrend({ id }, { client }), t('removed'), onGone),
      onReport: ({ id }, reason) => void carryOut(() => reportTrend({ id, reason }, { client }), t('reported')),
      onBlock: (trend) => silence(trend, 'block'),
      onReadHistory: async ({ id }) => (await trendHistoryQuery.fetch({ id }, { client })).data,
    },
  };
}
