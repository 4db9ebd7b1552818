/** The parcels of an order. */
export { ParcelTrace, type ParcelTraceProps } from '../src/mall/orders/parcel-trace/ParcelTrace.tsx';
export { parcelTraceMessages } from '../src/mall/orders/parcel-trace/messages.ts';
