/** The frame of the operator's console. */
export { OperatorFrame, type OperatorFrameProps, type OperatorSection, operatorSections } from '../src/operator/operator-frame/OperatorFrame.tsx';
export { useOperatorOverview } from '../src/operator/operator-frame/useOperatorOverview.ts';
export { operatorFrameMessages } from '../src/operator/operator-frame/messages.ts';
export { orderedListMessages } from '../src/operator/ordered-list/messages.ts';
