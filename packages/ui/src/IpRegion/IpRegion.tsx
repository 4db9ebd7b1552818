import * as styles from './IpRegion.css.ts';

/** Props of `IpRegion`. */
export interface IpRegionProps {
  /** The province, or the country abroad; null when the server could not tell. */
  region: string | null | undefined;
  /** What stands before it, with its colon: IP 属地：. */
  label: string;
  /** Stands where it is not known: 未知. The rules ask for the place of every writer, so it is never left out. */
  unknownLabel: string;
}

/** The region that a text was published from, by the writer's network address; the rules for accounts demand it. */
export function IpRegion({ region, label, unknownLabel }: IpRegionProps) {
  return (
    <span className={styles.region}>
      {label}
      {region?.trim() || unknownLabel}
    </span>
  );
}
