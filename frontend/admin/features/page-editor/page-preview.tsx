import IconDeviceDesktop from '@tabler/icons-react/icons/IconDeviceDesktop';
import IconDeviceMobile from '@tabler/icons-react/icons/IconDeviceMobile';
import { type MouseEvent, useState } from 'react';
import { PAGE_FORM_TEXTS } from '#shared/texts/admin/page-texts.ts';
import { ChoiceSwitch } from '../../../ui/base/choice-switch.tsx';
import { PageText } from '../../../ui/content/page-text.tsx';
import { SidePanel } from '../../form/side-panel.tsx';
import classes from './page-preview.module.css';
import type { PageValues } from './page-values.ts';

type Screen = 'desk' | 'phone';

const SCREENS = [
  { value: 'desk', label: PAGE_FORM_TEXTS.desk, icon: <IconDeviceDesktop size={16} stroke={1.8} aria-hidden /> },
  { value: 'phone', label: PAGE_FORM_TEXTS.phone, icon: <IconDeviceMobile size={16} stroke={1.8} aria-hidden /> },
] as const;

/** Shows the page as it is typed, by the same code as in the store, at the width of a desktop or a phone. */
export function PagePreview({ values: { title, text } }: { readonly values: Pick<PageValues, 'title' | 'text'> }) {
  const [screen, setScreen] = useState<Screen>('desk');
  return (
    <SidePanel
      title={PAGE_FORM_TEXTS.preview}
      detail={
        <div className={classes['screens']}>
          <ChoiceSwitch
            legend={PAGE_FORM_TEXTS.preview}
            name="screen"
            choices={SCREENS}
            chosen={screen}
            onChoose={setScreen}
          />
        </div>
      }
    >
      <div className={classes['frame']}>
        <div className={classes['screen']} data-screen={screen} onClickCapture={stay}>
          <p className={classes['title']}>{title}</p>
          {text !== '' && <PageText html={text} />}
        </div>
        {text === '' && <p className={classes['empty']}>{PAGE_FORM_TEXTS.noText}</p>}
      </div>
    </SidePanel>
  );
}

/** Links of the preview lead nowhere, because that would leave the form. */
function stay(event: MouseEvent) {
  if (!(event.target instanceof Element) || !event.target.closest('a')) return;
  event.preventDefault();
  event.stopPropagation();
}
