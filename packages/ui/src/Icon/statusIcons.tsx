import { Strokes, type IconProps } from './Icon.tsx';

// Icons that tell a state; always beside words.

export const InfoIcon = (props: IconProps) => <Strokes {...props} d="M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5zM10 9.25v4.25M10 6.5h.01" />;
export const SuccessIcon = (props: IconProps) => (
  <Strokes {...props} d="M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5zM6.75 10.25L9 12.5l4.25-4.75" />
);
export const AlertIcon = (props: IconProps) => <Strokes {...props} d="M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5zM10 6.25v4.5M10 13.5h.01" />;
export const ClockIcon = (props: IconProps) => <Strokes {...props} d="M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5zM10 5.75V10l3 2" />;
