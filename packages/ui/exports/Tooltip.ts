export { Tooltip, type TooltipProps } from '../src/Tooltip/Tooltip.tsx';
