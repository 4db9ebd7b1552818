import { Strokes, type IconProps } from './Icon.tsx';

export const FullScreenIcon = (props: IconProps) => <Strokes {...props} d="M3.5 7.5v-4h4M12.5 3.5h4v4M16.5 12.5v4h-4M7.5 16.5h-4v-4" />;
export const LeaveFullScreenIcon = (props: IconProps) => <Strokes {...props} d="M7.5 3.5v4h-4M16.5 7.5h-4v-4M12.5 16.5v-4h4M3.5 12.5h4v4" />;
