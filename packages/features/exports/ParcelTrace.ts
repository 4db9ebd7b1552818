/** The parcels of an order. */
export { ParcelTrace, type ParcelTraceProps } from '../src/mall/parcel-trace/ParcelTrace.tsx';
export { parcelTraceMessages } from '../src/mall/parcel-trace/messages.ts';
