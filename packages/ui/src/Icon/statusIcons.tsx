import { Strokes, type IconProps } from './Icon.tsx';

// Icons that tell a state, always beside words, and of copying, which ends in one.

export const InfoIcon = (props: IconProps) => <Strokes {...props} d="M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5zM10 9.25v4.25M10 6.5h.01" />;
export const SuccessIcon = (props: IconProps) => (
  <Strokes {...props} d="M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5zM6.75 10.25L9 12.5l4.25-4.75" />
);
export const AlertIcon = (props: IconProps) => <Strokes {...props} d="M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5zM10 6.25v4.5M10 13.5h.01" />;
export const ClockIcon = (props: IconProps) => <Strokes {...props} d="M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5zM10 5.75V10l3 2" />;
export const CopyIcon = (props: IconProps) => (
  <Strokes
    {...props}
    d="M8 7h7.5a1 1 0 0 1 1 1v7.5a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1zM13 7V4.5a1 1 0 0 0-1-1H4.5a1 1 0 0 0-1 1V12a1 1 0 0 0 1 1H7"
  />
);
export const CheckIcon = (props: IconProps) => <Strokes {...props} d="M4 10.5l4 4 8-9" />;
export const WarningIcon = (props: IconProps) => <Strokes {...props} d="M10 3l7.25 13.25H2.75zM10 8v3.75M10 13.9h.01" />;
export const ErrorIcon = (props: IconProps) => <Strokes {...props} d="M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5zM10 6.25v4.5M10 13.5h.01" />;
