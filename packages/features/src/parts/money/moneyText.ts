export { moneyText, unsignedText } from '@chippage/ui/Money';
export { priceText } from '@chippage/ui/Price';
