import { ColorEditor, LogoEditor } from '../editors/brand-editors.tsx';
import { LinesEditor, RequirementsEditor } from '../editors/checks-editor.tsx';
import {
  CoreChargeEditor,
  FieldConfigEditor,
  ListStyleEditor,
  TypeEditor,
  WebsiteEditor,
} from '../editors/choice-editors.tsx';
import { ExclusionsEditor, InsurersEditor } from '../editors/codes-editor.tsx';
import { ContactsEditor } from '../editors/contacts-editor.tsx';
import { HoursEditor } from '../editors/hours-editor.tsx';
import { IpEditor } from '../editors/ip-editor.tsx';
import { SwitchEditor } from '../editors/switch-editor.tsx';
import {
  CoreMinimumEditor,
  MessageEditor,
  PoEditor,
  RecipientsEditor,
  ShippingEditor,
  WarrantyTextEditor,
} from '../editors/text-editors.tsx';
import { MarginsEditor } from '../margins/margins-editor.tsx';
import type { SettingEditor } from '../setting-field/setting-field.tsx';
import type { SettingDraft } from '../values/drafts.ts';
import type { SettingKey } from '../values/setting-keys.ts';
import { WarrantiesEditor } from '../warranties/warranties-editor.tsx';

/** The editors that fit one line. What has none is on or off. */
export const LINE_EDITORS: { readonly [K in SettingKey]?: SettingEditor<SettingDraft<K>> } = {
  type: TypeEditor,
  color1: ColorEditor,
  color2: ColorEditor,
  logoFileName: LogoEditor,
  defaultWebsiteId: WebsiteEditor,
  coreChargeType: CoreChargeEditor,
  minimumCoreCharge: CoreMinimumEditor,
  aftermarketWarranty: WarrantyTextEditor,
  salvageWarranty: WarrantyTextEditor,
  shippingCalculationMethod: ShippingEditor,
  checkoutRequirements: RequirementsEditor,
  poValidation: PoEditor,
  cartMessage: MessageEditor,
  checkoutPoMessage: MessageEditor,
  linesOfBusiness: LinesEditor,
  nationalSearchLinesOfBusiness: LinesEditor,
  emailRecipients: RecipientsEditor,
  fieldConfig: FieldConfigEditor,
  listStyle: ListStyleEditor,
};

/** The editors that open below their summary. */
export const WIDE_EDITORS: { readonly [K in SettingKey]?: SettingEditor<SettingDraft<K>> } = {
  aftermarketMargins: MarginsEditor,
  salvageMargins: MarginsEditor,
  majorWarranty: WarrantiesEditor,
  otherWarranty: WarrantiesEditor,
  insuranceCompanies: InsurersEditor,
  aftermarketExclusions: ExclusionsEditor,
  salvageExclusions: ExclusionsEditor,
  customerServiceHours: HoursEditor,
  contactAddresses: ContactsEditor,
  ipRestriction: IpEditor,
};

export { SwitchEditor };
