import classes from './site-picture.module.css';
import pictures from './site-pictures.json';

/** Pictures of the site by name, drawn by `npm run studio:site`. */
export type PictureName = keyof typeof pictures;

/** How wide a picture is shown, as in the `sizes` of an image. */
type Shown = { name: PictureName; sizes: string };

/**
 * A picture of the site, in the width that the screen needs. It keeps its place while it loads. On phones another
 * may stand in its place, which is drawn for their shape.
 */
export function SitePicture({
  name,
  sizes,
  alt = '',
  phone,
  className,
  loading,
  fetchPriority,
}: Shown & {
  /** Decoration unless told. */
  alt?: string;
  phone?: Shown;
  className?: string | undefined;
  loading?: 'lazy';
  fetchPriority?: 'high' | 'low';
}) {
  return (
    <picture className={classes.picture}>
      {phone && <source media={phoneScreen} type="image/avif" {...sourcesOf(phone)} />}
      {phone && (
        <source
          media={phoneScreen}
          srcSet={`${fallbackOf(phone.name)} ${sizeOf(phone.name).width}w`}
          sizes={phone.sizes}
          {...sizeOf(phone.name)}
        />
      )}
      <source type="image/avif" {...sourcesOf({ name, sizes })} />
      <img
        className={className}
        loading={loading}
        fetchPriority={fetchPriority}
        src={fallbackOf(name)}
        alt={alt}
        {...sizeOf(name)}
      />
    </picture>
  );
}

const phoneScreen = '(max-width: 640px)';

const sizeOf = (name: PictureName) => ({
  width: pictures[name].widths.at(-1)!,
  height: pictures[name].height,
});

const fallbackOf = (name: PictureName) => `/img/${name}.webp`;

function sourcesOf({ name, sizes }: Shown) {
  const srcSet = pictures[name].widths.map((width) => `/img/${name}-${width}.avif ${width}w`).join(', ');
  return { srcSet, sizes, ...sizeOf(name) };
}
