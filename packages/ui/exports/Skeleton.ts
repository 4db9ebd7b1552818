/** Bars in the shape of what comes. */
export { Skeleton, SkeletonRegion, type SkeletonProps, type SkeletonRegionProps } from '../src/Skeleton/Skeleton.tsx';
