import { spelledCode } from '@panelwise/contracts/domain/class-code';
import { loginPictureNames, type LoginPicture as Name } from '@panelwise/contracts/domain/picture-login';
import type { LoginCard, SchoolClass } from '@panelwise/contracts/http/classes';
import { renderSVG } from 'uqr';
import { LoginPicture, PupilFace } from '../../../components/login-picture/login-picture.tsx';
import { paths } from '../../../config/paths.ts';
import classes from './cards.module.css';

export const cardsOfSheet = 8;

/** The sheets as they come out of the printer: A4 or Letter, each card to be cut out along the lines. */
export function CardSheets({ of, cards }: { of: SchoolClass; cards: LoginCard[] }) {
  const sheets = Array.from({ length: Math.ceil(cards.length / cardsOfSheet) }, (_, i) =>
    cards.slice(i * cardsOfSheet, (i + 1) * cardsOfSheet),
  );
  return (
    <div className={classes.sheets}>
      {sheets.map((sheet, i) => (
        <section key={sheet[0]!._id} className={classes.sheet} aria-label={`Sheet ${i + 1}`}>
          <header>
            <h2>{of.name}</h2>
            <p>
              Cut along the lines. Keep your four pictures to yourself.
              <span>
                Sheet {i + 1} of {sheets.length}
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
      ))}
    </div>
  );
}

function Card({ of, card }: { of: SchoolClass; card: LoginCard }) {
  const { origin, host } = window.location;
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
          alt={`QR code for ${card.name}`}
        />
      </div>
      <p className={classes.way}>
        Scan, or go to <b>{host}/join</b> and type <b className={classes.code}>{spelledCode(of.code)}</b>.
        Then tap your four pictures in this order:
      </p>
      {card.pictures.length > 0 ? (
        <ol className={classes.four}>
          {card.pictures.map((name, i) => (
            <li key={name}>
              <span aria-hidden="true">{i + 1}</span>
              <LoginPicture name={name as Name} alt={loginPictureNames[name as Name]} />
            </li>
          ))}
        </ol>
      ) : (
        <p className={classes.lost}>These pictures cannot be read any more. Give {card.name} new ones.</p>
      )}
    </article>
  );
}
