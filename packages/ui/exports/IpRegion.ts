/** The region that a text was published from. */
export { IpRegion, type IpRegionProps } from '../src/IpRegion/IpRegion.tsx';
