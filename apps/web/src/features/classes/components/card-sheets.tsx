import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { spelledCode } from '@panelwise/contracts/domain/class-code';
import type { LoginPicture as Name } from '@panelwise/contracts/domain/picture-login';
import type { LoginCard, SchoolClass } from '@panelwise/contracts/http/classes';
import { renderSVG } from 'uqr';
import { LoginPicture, PupilFace } from '../../../components/login-picture/login-picture.tsx';
import { paths } from '../../../config/paths.ts';
import { loginPictureWords } from '../../../lib/login-picture-words.ts';
import classes from './cards.module.css';

export const cardsOfSheet = 8;

/** The sheets as they come out of the printer: A4 or Letter, each card to be cut out along the lines. */
export function CardSheets({ of, cards }: { of: SchoolClass; cards: LoginCard[] }) {
  const sheets = Array.from({ length: Math.ceil(cards.length / cardsOfSheet) }, (_, i) =>
    cards.slice(i * cardsOfSheet, (i + 1) * cardsOfSheet),
  );
  const count = sheets.length;
  return (
    <div className={classes.sheets}>
      {sheets.map((sheet, i) => {
        const number = i + 1;
        return (
          <section key={sheet[0]!._id} className={classes.sheet} aria-label={t`Sheet ${number}`}>
            <header>
              <h2>{of.name}</h2>
              <p>
                <Trans>Cut along the lines. Keep your four pictures to yourself.</Trans>
                <span>
                  <Trans>
                    Sheet {number} of {count}
                  </Trans>
                </span>
              </p>
            </header>
            <ul>
              {sheet.map((card) => (
                <li key={card._id}>
                  <Card of={of} card={card} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Card({ of, card }: { of: SchoolClass; card: LoginCard }) {
  const { origin, host } = window.location;
  const { name } = card;
  const site = `${host}/join`;
  const code = spelledCode(of.code);
  const address = `${origin}${paths.joinByCode(of.code)}?pupil=${card._id}`;
  return (
    <article className={classes.card}>
      <div className={classes.whose}>
        <PupilFace face={card.face} size={56} />
        <div>
          <h3>{card.name}</h3>
          <p>{of.name}</p>
        </div>
        <img
          className={classes.qr}
          src={`data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 1 }))}`}
          alt={t`QR code for ${name}`}
        />
      </div>
      <p className={classes.way}>
        <Trans>
          Scan, or go to <b>{site}</b> and type <b className={classes.code}>{code}</b>. Then tap your four
          pictures in this order:
        </Trans>
      </p>
      {card.pictures.length > 0 ? (
        <ol className={classes.four}>
          {card.pictures.map((picture, i) => (
            <li key={picture}>
              <span aria-hidden="true">{i + 1}</span>
              <LoginPicture name={picture as Name} alt={loginPictureWords[picture as Name]} />
            </li>
          ))}
        </ol>
      ) : (
        <p className={classes.lost}>
          <Trans>These pictures cannot be read any more. Give {name} new ones.</Trans>
        </p>
      )}
    </article>
  );
}
