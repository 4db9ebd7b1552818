import { type FillableIconProps, type IconProps, Strokes } from './Icon.tsx';

// Icons of what is done with one thing: moving, hiding, liking, deleting it. Lists of parts show none of them.

export const SwapIcon = (props: IconProps) => <Strokes {...props} d="M3.5 7h12M12.5 4l3 3-3 3M16.5 13h-12M7.5 10l-3 3 3 3" />;
export const TrashIcon = (props: IconProps) => (
  <Strokes {...props} d="M3.5 5.5h13M7.75 5.5V3.25h4.5V5.5M5.25 5.5l.6 10.55a1 1 0 0 0 1 .95h6.3a1 1 0 0 0 1-.95l.6-10.55M8.5 9v4.5M11.5 9v4.5" />
);
export const MoreIcon = (props: IconProps) => (
  <Strokes {...props} d="M3.9 10a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0M9.4 10a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0M14.9 10a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0" />
);
export const EyeIcon = (props: IconProps) => (
  <Strokes {...props} d="M2.25 10S5 4.75 10 4.75 17.75 10 17.75 10 15 15.25 10 15.25 2.25 10 2.25 10zM10 12.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5z" />
);
export const EyeOffIcon = (props: IconProps) => (
  <Strokes
    {...props}
    d="M3 3l14 14M8.2 5c.57-.16 1.17-.25 1.8-.25 5 0 7.75 5.25 7.75 5.25a13 13 0 0 1-2.2 2.85M5.5 6.2A12.6 12.6 0 0 0 2.25 10S5 15.25 10 15.25c1.4 0 2.6-.4 3.65-1M8.4 8.4a2.25 2.25 0 0 0 3.2 3.2"
  />
);
export const GripIcon = (props: IconProps) => (
  <Strokes
    {...props}
    d="M6.9 4.75a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0M6.9 10a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0M6.9 15.25a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0M11.9 4.75a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0M11.9 10a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0M11.9 15.25a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0"
  />
);
export const LikeIcon = (props: FillableIconProps) => (
  <Strokes
    {...props}
    d="M6.5 9v7.5H4a.75.75 0 0 1-.75-.75v-6A.75.75 0 0 1 4 9zM6.5 9l3-5.75a1.75 1.75 0 0 1 1.75 1.75v2.75h4.1a1.25 1.25 0 0 1 1.22 1.5l-1.2 6a1.25 1.25 0 0 1-1.22 1H6.5"
  />
);
export const PinIcon = (props: IconProps) => <Strokes {...props} d="M7 3h6M8 3l-.4 5.5L5 11.5h10l-2.6-3L12 3M10 11.5V17" />;
export const FlagIcon = (props: IconProps) => <Strokes {...props} d="M5 17V3.5h10.5L13 7l2.5 3.5H5" />;
export const ShareIcon = (props: IconProps) => (
  <Strokes
    {...props}
    d="M15 6a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM5 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM15 18a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM6.8 9l6.4-3.9M6.8 11l6.4 3.9"
  />
);
