import { type LinkParams, withParams } from './links.ts';

/** Addresses of the circle. */
export interface CirclePaths {
  /** What was posted, narrowed and ordered by what its address says. */
  circle: (params?: LinkParams) => string;
  /** A page of all groups, from 1. */
  circleGroups: (page?: number, params?: LinkParams) => string;
  circleGroup: (id: number, params?: LinkParams) => string;
  circlePost: (id: number) => string;
  /** The form that writes a post in a group, or that quotes one. */
  writeCirclePost: (groupId: number, params?: LinkParams) => string;
  /** What the member posted. */
  ownCirclePosts: () => string;
  /** From whom the member keeps away, and what the member chose for the circle. */
  circleSettings: () => string;
}

/** The addresses of the circle, on the portal at `origin`. */
export function circlePathsAt(origin: string): CirclePaths {
  return {
    circle: (params) => withParams(`${origin}/circle`, params),
    circleGroups: (page = 1, params = {}) => withParams(`${origin}/circle/allCircle/${page}`, params),
    circleGroup: (id, params) => withParams(`${origin}/circle/circleContent/${id}`, params),
    circlePost: (id) => `${origin}/circle/circleDetail/${id}`,
    writeCirclePost: (groupId, params) => withParams(`${origin}/circle/publishCircle/${groupId}`, params),
    ownCirclePosts: () => `${origin}/userCenter/circle`,
    circleSettings: () => `${origin}/userCenter/circle/settings`,
  };
}

/** The addresses of the circle, on this site. */
export const circlePaths: CirclePaths = circlePathsAt('');
