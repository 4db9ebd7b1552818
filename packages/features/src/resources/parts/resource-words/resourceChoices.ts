import type { ResourceField, ResourceKind, ResourceLevel, ResourceLicence } from '@chippage/api/types';

/** Each once, in the order of the choice: one that the contract adds and this leaves out is an error of types. */
const keysOf = <Key extends string>(all: Record<Key, true>) => Object.keys(all) as Key[];

/** Kinds of resources. */
export const resourceKinds = keysOf<ResourceKind>({ scheme: true, course: true, original: true, datum: true });
/** What resources are about. */
export const resourceFields = keysOf<ResourceField>({
  power: true,
  analog: true,
  mcu: true,
  interface: true,
  wireless: true,
  drive: true,
  sensor: true,
  isolation: true,
  storage: true,
  measurement: true,
  board: true,
  sourcing: true,
  basics: true,
});
/** How hard resources are. */
export const resourceLevels = keysOf<ResourceLevel>({ beginner: true, intermediate: true, advanced: true });
/** How resources may be used. */
export const resourceLicences = keysOf<ResourceLicence>({
  'CC-BY-4.0': true,
  'CC-BY-SA-4.0': true,
  'CC-BY-NC-4.0': true,
  'CC0-1.0': true,
  'CERN-OHL-P-2.0': true,
  MIT: true,
  reserved: true,
});
