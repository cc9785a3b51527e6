import classes from './section-head.module.css';

/** The heading of a home section with its sentence. */
export function SectionHead({ id, title, text }: { id: string; title: string; text?: string }) {
  return (
    <div className={`wrap ${classes.head}`}>
      <h2 id={id}>{title}</h2>
      {text && <p>{text}</p>}
    </div>
  );
}
