export { nextStep, stepAt } from '@chippage/ui/PriceLadder';
