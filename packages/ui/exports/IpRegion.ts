/** Where somebody wrote from. */
export { IpRegion, type IpRegionProps } from '../src/IpRegion/IpRegion.tsx';
