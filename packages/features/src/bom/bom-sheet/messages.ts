import { defineMessages } from '../../i18n/messages.ts';

/** How the heads of bills of materials are spelt, by what the column holds; parted by |. */
export const bomSheetMessages = defineMessages('bomSheet', {
  head_mpn:
    'mpn|型号|器件型号|物料型号|元件型号|厂家型号|制造商型号|厂商型号|制造商料号|原厂型号|原厂料号|料号|规格型号|partnumber|partno|part|manufacturerpart|manufacturerpartnumber|mfrpart|mfrpartnumber|mfrpn|mfgpn|mfgpartno|mfrno|mfr.part#|manufacturerpart#|mfrpart#|partnum',
  head_brand: '厂商|厂家|品牌|制造商|生产厂家|生产商|manufacturer|mfr|mfg|brand|maker|vendor|manufacturername|mfrname',
  head_quantity: '数量|用量|单套用量|单板用量|个数|qty|quantity|qnty|count|amount|qtyperboard|quantityperpcb|qtyperset|usage',
  head_designators:
    '位号|标号|位置号|元件标号|designator|designators|reference|references|refdes|ref|refs|referencedesignator|referencedesignators|reference(s)|location',
  head_value: '值|参数值|标称值|阻值|容值|规格|参数|value|comment|val|nominal',
  head_footprint: '封装|封装形式|footprint|package|case|pcbfootprint|casepackage|pattern|package/case',
  head_description: '描述|名称|品名|物料名称|物料描述|说明|器件描述|description|desc|name|partname|details',
  head_customerRef: '物料编码|物料编号|内部料号|公司料号|客户料号|自编料号|itemcode|internalpn|customerpart|customerref|ourpn|companypn|erpcode',
  // What a value or a note says of a part that is not to be bought.
  notFitted: 'dnp|dni|nc|nf|n/a|不贴|不焊|不装|空贴|预留',
  // Behind a number in a quantity: so many ten thousands.
  tenThousand: '万',
  head_note: '备注|附注|remark|remarks|note|notes|comments',
});
