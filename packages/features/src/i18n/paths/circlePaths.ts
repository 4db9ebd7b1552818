import { type LinkParams, withParams } from './links.ts';

/** Addresses of the circle. */
export interface CirclePaths {
  /** Posts of all groups, narrowed by what its address says. */
  circle: (params?: LinkParams) => string;
  /** A page of all groups. */
  circleGroups: (page?: number, params?: LinkParams) => string;
  /** One group and its posts. */
  circleGroup: (id: number, params?: LinkParams) => string;
  /** One post. */
  trend: (id: number) => string;
  /** The form of a new post in a group; `quote`: the post that it quotes. */
  newTrend: (groupId: number, quoteId?: number) => string;
  /** The member's own posts. */
  ownTrends: (params?: LinkParams) => string;
  /** Whom the member muted or blocked, and what orders 推荐. */
  circleSettings: (params?: LinkParams) => string;
}

/** The addresses of the circle, on the portal at `origin`. */
export function circlePathsAt(origin: string): CirclePaths {
  return {
    circle: (params) => withParams(`${origin}/circle`, params),
    circleGroups: (page = 1, params) => withParams(`${origin}/circle/allCircle/${page}`, params),
    circleGroup: (id, params) => withParams(`${origin}/circle/circleDetail/${id}`, params),
    trend: (id) => `${origin}/circle/circleContent/${id}`,
    newTrend: (groupId, quoteId) => withParams(`${origin}/circle/publishCircle/${groupId}`, { quote: quoteId }),
    ownTrends: (params) => withParams(`${origin}/userCenter/trends`, params),
    circleSettings: (params) => withParams(`${origin}/userCenter/circle`, params),
  };
}

/** The addresses of the circle, on this site. */
export const circlePaths: CirclePaths = circlePathsAt('');
