/** An address for a camera. */
export { QrCode, type QrCodeProps } from '../src/QrCode/QrCode.tsx';
