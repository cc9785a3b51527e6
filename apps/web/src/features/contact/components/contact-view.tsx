import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PageBanner } from '../../../components/page-banner/page-banner.tsx';
import { ContactCards } from './contact-cards.tsx';
import { ContactForm } from './contact-form.tsx';
import classes from './contact-view.module.css';
import { LocationMap } from './location-map.tsx';

/** How to reach us: four cards, a form, and where we are. */
export function ContactView() {
  return (
    <main id="main" tabIndex={-1}>
      <PageBanner
        title={t`Contact`}
        lead={t`A person reads every message.`}
        picture="contact"
        pictureText={t`Dr. Sol waves and asks what is on your mind`}
      />
      <div className={`wrap ${classes.page}`}>
        <ContactCards />
        <div className={classes.columns}>
          <ContactForm />
          <div className={classes.side}>
            <LocationMap />
            <section>
              <h2>
                <Trans>What helps us help you</Trans>
              </h2>
              <p>
                <Trans>
                  For a problem with a comic, send its title and what you saw. For an account, write from its
                  own email address. Please never send a password.
                </Trans>
              </p>
            </section>
          </div>
        </div>
      </div>
    </main>
  );
}
