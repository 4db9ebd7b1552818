import { Strokes, type IconProps } from './Icon.tsx';

// Icons that tell a state; always beside words.

export const CheckIcon = (props: IconProps) => <Strokes {...props} d="M4 10.5l4 4 8-9" />;
export const InfoIcon = (props: IconProps) => <Strokes {...props} d="M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5zM10 9.25v4.25M10 6.5h.01" />;
export const SuccessIcon = (props: IconProps) => (
  <Strokes {...props} d="M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5zM6.75 10.25L9 12.5l4.25-4.75" />
);
export const ErrorIcon = (props: IconProps) => <Strokes {...props} d="M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5zM10 6.25v4.5M10 13.5h.01" />;
export const WarningIcon = (props: IconProps) => <Strokes {...props} d="M10 3l7.25 13.25H2.75zM10 8v3.75M10 13.9h.01" />;
export const AlertIcon = (props: IconProps) => <Strokes {...props} d="M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5zM10 6.25v4.5M10 13.5h.01" />;
export const ClockIcon = (props: IconProps) => <Strokes {...props} d="M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5zM10 5.75V10l3 2" />;
export const ShieldIcon = (props: IconProps) => <Strokes {...props} d="M10 2.75l6 2.25v4.5c0 3.75-2.5 6.5-6 7.75-3.5-1.25-6-4-6-7.75V5zM7.25 10l2 2 3.5-4" />;
export const OfflineIcon = (props: IconProps) => (
  <Strokes
    {...props}
    d="M3 3l14 14M10 15.75h.01M7.5 12.75a3.75 3.75 0 0 1 4-.85M5 10a7.3 7.3 0 0 1 3.2-1.9M2.5 7.25A11 11 0 0 1 6 5.1M9.5 4.5a11 11 0 0 1 8 2.75M12.5 8.6A7.3 7.3 0 0 1 15 10"
  />
);
