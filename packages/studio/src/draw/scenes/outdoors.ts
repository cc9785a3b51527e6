import { pick } from '../random.ts';
import { round } from '../svg.ts';
import { bush, cloud, fence, flower, hills, pine, sun, tree } from './landmarks.ts';
import { layers, type Painter, repeat } from './painter.ts';

export function garden(p: Painter): string {
  const { width: w, height: h } = p;
  const petals = ['#ff6b9d', '#ffffff', '#ff8c42', '#c77dff'];
  return layers(
    p.sky('#8fd6f7', '#e3f7ff'),
    p.dots('#3aa9e0', (_u, v) => 0.6 - v * 1.1, 0.4),
    sun(p, w * 0.86, h * 0.16, Math.min(54, h * 0.11)),
    cloud(p, w * 0.24, h * 0.2, 0.9),
    cloud(p, w * 0.58, h * 0.12, 0.6),
    hills(p, h * 0.58, 26, '#b5dd86', 0),
    tree(p, w * 0.08, h * 0.68, 1.15, '#5fb55f'),
    tree(p, w * 0.94, h * 0.66, 0.95, '#6cbf63'),
    hills(p, h * 0.68, 18, '#8fcb6b', 1),
    fence(p, h * 0.8),
    p.path(
      `M0,${round(h)} L0,${round(h * 0.79)} Q${round(w * 0.5)},${round(h * 0.74)} ${round(w)},${round(h * 0.8)} L${round(w)},${round(h)} Z`,
      '#6fbf57',
    ),
    repeat(7, (i) =>
      flower(
        p,
        w * (0.04 + i * 0.155) + p.random() * 20,
        h * (0.9 + p.random() * 0.08),
        1.05 + p.random() * 0.4,
        pick(p.random, petals),
      ),
    ),
  );
}

export function forest(p: Painter): string {
  const { width: w, height: h } = p;
  const trunk = (i: number) => {
    const x = w * (i / 5) + p.random() * 30 - 15;
    return p.path(
      `M${round(x - 22)},${round(h)} L${round(x - 16)},-5 L${round(x + 16)},-5 L${round(x + 22)},${round(h)} Z`,
      i % 2 ? '#b9a58a' : '#a9c2a2',
    );
  };
  return layers(
    p.sky('#c7efcf', '#f2fbe4'),
    p.dots('#4fae7a', (_u, v) => 0.5 - v * 0.8, 0.35),
    repeat(6, trunk),
    hills(p, h * 0.7, 16, '#95cf8c', 0),
    tree(p, w * 0.12, h * 0.84, 1.7, '#4f9d57'),
    tree(p, w * 0.9, h * 0.82, 1.6, '#5aa85f'),
    p.path(
      `M0,${round(h)} L0,${round(h * 0.83)} Q${round(w * 0.5)},${round(h * 0.77)} ${round(w)},${round(h * 0.84)} L${round(w)},${round(h)} Z`,
      '#6db35f',
    ),
    bush(p, w * 0.03, h * 1.01, 1, '#3f8f4f'),
    bush(p, w * 0.95, h * 1.02, 1.1, '#3f8f4f'),
    p.prop('mushroom', w * 0.25, h * 0.92, 50),
  );
}

export function desert(p: Painter): string {
  const { width: w, height: h } = p;
  return layers(
    p.sky('#ffcf8a', '#fff0cf'),
    p.dots('#ff8a4c', (_u, v) => 0.6 - v, 0.35),
    sun(p, w * 0.8, h * 0.2, 46),
    hills(p, h * 0.62, 30, '#f2c078', 0),
    hills(p, h * 0.74, 24, '#e8a95b', 1),
    p.prop('cactus', w * 0.12, h * 0.68, 130),
    p.prop('cactus', w * 0.92, h * 0.64, 80),
    p.rect(-5, h * 0.86, w + 10, h, '#dd9a4b', 0, false),
  );
}

export function mountain(p: Painter): string {
  const { width: w, height: h } = p;
  const snowcap = (x: number, y: number, a: number, b: number, c: number) =>
    p.path(
      `M${round(x)},${round(y)} l${round(-w * a)},${round(h * b)} l${round(w * (a - 0.01))},${round(-h * 0.03)} l${round(w * c)},${round(h * 0.04)} l${round(w * 0.05)},${round(-h * 0.03)} Z`,
      '#ffffff',
    );
  return layers(
    p.sky('#9fd8f7', '#eaf8ff'),
    p.dots('#3aa0dc', (_u, v) => 0.6 - v, 0.35),
    cloud(p, w * 0.2, h * 0.2, 1.1),
    cloud(p, w * 0.74, h * 0.14, 0.9),
    p.path(
      `M${round(-w * 0.1)},${round(h)} L${round(w * 0.22)},${round(h * 0.26)} L${round(w * 0.5)},${round(h)} Z`,
      '#9db4cf',
    ),
    snowcap(w * 0.22, h * 0.26, 0.06, 0.13, 0.03),
    p.path(
      `M${round(w * 0.3)},${round(h)} L${round(w * 0.72)},${round(h * 0.2)} L${round(w * 1.1)},${round(h)} Z`,
      '#8aa3c2',
    ),
    snowcap(w * 0.72, h * 0.2, 0.07, 0.14, 0.04),
    hills(p, h * 0.76, 16, '#8fcb6b', 1),
    p.path(
      `M${round(w * 0.4)},${round(h * 0.76)} C${round(w * 0.6)},${round(h * 0.82)} ${round(w * 0.3)},${round(h * 0.9)} ${round(w * 0.5)},${round(h)} L${round(w * 0.75)},${round(h)} C${round(w * 0.6)},${round(h * 0.9)} ${round(w * 0.7)},${round(h * 0.82)} ${round(w * 0.46)},${round(h * 0.76)} Z`,
      '#6ec3ee',
    ),
  );
}

export function weather(p: Painter): string {
  const { width: w, height: h } = p;
  const drop = () => {
    const x = w * (0.08 + p.random() * 0.5);
    const y = h * (0.34 + p.random() * 0.4);
    return p.stroke(`M${round(x)},${round(y)} l-7,22`, '#4a8fc7', 3.4);
  };
  return layers(
    p.sky('#9fc3dd', '#e6f3fa'),
    p.dots('#5b8fb5', (_u, v) => 0.6 - v, 0.35),
    sun(p, w * 0.84, h * 0.18, 46),
    repeat(26, drop),
    cloud(p, w * 0.2, h * 0.3, 1.7, '#b9c7d4'),
    cloud(p, w * 0.46, h * 0.26, 1.4, '#ccd8e2'),
    cloud(p, w * 0.74, h * 0.24, 0.8),
    hills(p, h * 0.7, 22, '#a6cf8a', 0),
    hills(p, h * 0.8, 14, '#84bd6c', 1),
    p.oval(w * 0.3, h * 0.9, Math.min(w * 0.16, 120), 12, '#8fd0ee'),
  );
}

export function river(p: Painter): string {
  const { width: w, height: h } = p;
  const wave = (i: number) =>
    p.stroke(
      `M${round(w * (0.08 + i * 0.2))},${round(h * (0.82 + (i % 2) * 0.08))} q14,-8 28,0 t28,0`,
      '#3c8fc4',
      3,
    );
  return layers(
    p.sky('#a5dcf5', '#effaff'),
    p.dots('#3aa0dc', (_u, v) => 0.5 - v, 0.35),
    cloud(p, w * 0.3, h * 0.16, 0.9),
    sun(p, w * 0.84, h * 0.16, 40),
    hills(p, h * 0.5, 24, '#b7dfa0', 0),
    pine(p, w * 0.08, h * 0.66, 1),
    pine(p, w * 0.92, h * 0.64, 0.9),
    hills(p, h * 0.62, 14, '#93cc74', 1),
    p.path(
      `M0,${round(h * 0.72)} Q${round(w * 0.3)},${round(h * 0.66)} ${round(w * 0.6)},${round(h * 0.71)} T${round(w)},${round(h * 0.7)} L${round(w)},${round(h)} L0,${round(h)} Z`,
      '#77c7ee',
    ),
    repeat(5, wave),
    bush(p, w * 0.02, h * 1.02, 0.9, '#4f9d57'),
  );
}

export function snow(p: Painter): string {
  const { width: w, height: h } = p;
  return layers(
    p.sky('#bfe3f7', '#f4fbff'),
    p.dots('#7ab8df', (_u, v) => 0.5 - v, 0.35),
    cloud(p, w * 0.3, h * 0.16, 1),
    hills(p, h * 0.6, 24, '#dfeef7', 0),
    pine(p, w * 0.1, h * 0.76, 1.2, '#6ba287'),
    pine(p, w * 0.9, h * 0.74, 1.05, '#6ba287'),
    pine(p, w * 0.76, h * 0.68, 0.7, '#8ab89f'),
    hills(p, h * 0.76, 16, '#ffffff', 1),
    repeat(26, () => p.oval(p.random() * w, p.random() * h * 0.75, 3.4, 3.4, '#ffffff', false)),
    p.prop('snowman', w * 0.3, h * 0.84, 96),
  );
}

export function volcano(p: Painter): string {
  const { width: w, height: h } = p;
  const x = w * 0.5;
  return layers(
    p.sky('#f7a072', '#ffe8c7'),
    p.dots('#d6482f', (_u, v) => 0.6 - v, 0.35),
    cloud(p, x - 30, h * 0.14, 1.3, '#b7a8a5'),
    cloud(p, x + 50, h * 0.1, 1.1, '#cbbdb8'),
    hills(p, h * 0.66, 20, '#c9a27a', 0),
    p.path(
      `M${round(x - w * 0.36)},${round(h * 0.84)} L${round(x - 54)},${round(h * 0.24)} L${round(x + 54)},${round(h * 0.24)} L${round(x + w * 0.36)},${round(h * 0.84)} Z`,
      '#8a6a5c',
    ),
    p.path(
      `M${round(x - 54)},${round(h * 0.24)} L${round(x + 54)},${round(h * 0.24)} C${round(x + 30)},${round(h * 0.34)} ${round(x + 44)},${round(h * 0.46)} ${round(x + 16)},${round(h * 0.62)} C${round(x - 4)},${round(h * 0.5)} ${round(x - 34)},${round(h * 0.42)} ${round(x - 54)},${round(h * 0.24)} Z`,
      '#ff7b2e',
    ),
    hills(p, h * 0.8, 12, '#9a8a63', 1),
  );
}

export function farm(p: Painter): string {
  const { width: w, height: h } = p;
  const bx = w * 0.8;
  const furrow = (i: number) =>
    p.stroke(
      `M${round(w * (0.1 + i * 0.2))},${round(h * 0.76)} L${round(w * (-0.1 + i * 0.3))},${round(h)}`,
      '#8a6a3d',
      3,
    );
  return layers(
    p.sky('#a8ddf5', '#f2fbff'),
    p.dots('#3aa9e0', (_u, v) => 0.55 - v, 0.38),
    sun(p, w * 0.12, h * 0.16, 42),
    cloud(p, w * 0.46, h * 0.15, 0.9),
    hills(p, h * 0.58, 22, '#c0dd84', 0),
    tree(p, w * 0.56, h * 0.68, 0.7, '#6cbf63'),
    p.rect(bx - 86, h * 0.44, 172, h * 0.32, '#d8574a'),
    p.path(
      `M${round(bx - 104)},${round(h * 0.46)} L${round(bx - 60)},${round(h * 0.3)} L${round(bx + 60)},${round(h * 0.3)} L${round(bx + 104)},${round(h * 0.46)} Z`,
      '#a33f3a',
    ),
    p.rect(bx - 34, h * 0.56, 68, h * 0.2, '#fff3e0'),
    p.stroke(
      `M${round(bx - 34)},${round(h * 0.56)} L${round(bx + 34)},${round(h * 0.76)} M${round(bx + 34)},${round(h * 0.56)} L${round(bx - 34)},${round(h * 0.76)}`,
      '#a33f3a',
      4,
    ),
    p.rect(-5, h * 0.75, w + 10, h, '#c79a5b'),
    repeat(6, furrow),
    repeat(5, (i) => p.prop('sheaf-of-rice', w * (0.06 + i * 0.13), h * 0.78, 54)),
  );
}

export function playground(p: Painter): string {
  const { width: w, height: h } = p;
  const x = w * 0.7;
  return layers(
    p.sky('#9fdcf7', '#f0fbff'),
    p.dots('#3aa9e0', (_u, v) => 0.55 - v, 0.38),
    cloud(p, w * 0.22, h * 0.18, 0.9),
    sun(p, w * 0.9, h * 0.15, 38),
    hills(p, h * 0.62, 18, '#a9d98a', 0),
    tree(p, w * 0.08, h * 0.74, 1.1, '#5fb55f'),
    p.stroke(
      `M${round(x)},${round(h * 0.36)} L${round(x - 40)},${round(h * 0.8)} M${round(x)},${round(h * 0.36)} L${round(x + 30)},${round(h * 0.8)}`,
      '#c94f4f',
      12,
    ),
    p.path(
      `M${round(x + 6)},${round(h * 0.36)} C${round(x + 90)},${round(h * 0.44)} ${round(x + 90)},${round(h * 0.74)} ${round(x + 190)},${round(h * 0.78)} l0,14 C${round(x + 80)},${round(h * 0.8)} ${round(x + 66)},${round(h * 0.5)} ${round(x)},${round(h * 0.4)} Z`,
      '#ffb703',
    ),
    p.rect(-5, h * 0.8, w + 10, h, '#e9c58b'),
    p.rect(-5, h * 0.8, w + 10, 10, '#8fcb6b'),
    p.prop('soccer-ball', w * 0.2, h * 0.88, 56),
  );
}
