/** What a list of goods asks for, as the address holds it. */
export { emptyGoodsQuery, type GoodsQuery, goodsListVariables, goodsQueryParams, parseGoodsQuery } from '../src/mall/goods/goods-list/goodsQuery.ts';
