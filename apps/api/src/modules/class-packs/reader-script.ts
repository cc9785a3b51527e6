/**
 * What the page of a pack does, in plain JavaScript that old browsers know too. It shows what stands in the element
 * `content` (PackContent), keeps what a pupil answers in this browser, and saves it as a file (PackResult). It knows no
 * right answer.
 */
export const readerScript = String.raw`
(function () {
  'use strict';
  var content = JSON.parse(document.getElementById('content').textContent);
  var main = document.getElementById('main');
  var pupil = null;
  var answers = {};

  function make(tag, props, children) {
    var element = document.createElement(tag);
    Object.keys(props || {}).forEach(function (name) {
      if (name in element) element[name] = props[name];
      else element.setAttribute(name, props[name]);
    });
    (children || []).forEach(function (child) {
      if (child) element.append(child);
    });
    return element;
  }
  function button(text, onclick, className) {
    return make('button', { type: 'button', className: className || '', textContent: text, onclick: onclick });
  }
  function count(number, noun) {
    return number + ' ' + noun + (number === 1 ? '' : 's');
  }
  function show(title, children) {
    var heading = make('h1', { textContent: title, tabIndex: -1 });
    main.replaceChildren.apply(main, [heading].concat(children));
    window.scrollTo(0, 0);
    heading.focus();
    document.title = title;
  }

  // What was answered stays in this browser, so that closing the page loses nothing.
  function place() {
    return 'panelwise-pack ' + content.packId + ' ' + pupil.ref;
  }
  function load() {
    try {
      answers = JSON.parse(localStorage.getItem(place())) || {};
    } catch (error) {
      answers = {};
    }
  }
  function store() {
    try {
      localStorage.setItem(place(), JSON.stringify(answers));
    } catch (error) {
      // It is kept as long as the page is open.
    }
  }
  function newId() {
    var bytes = crypto.getRandomValues(new Uint8Array(16));
    bytes[6] = (bytes[6] & 15) | 64;
    bytes[8] = (bytes[8] & 63) | 128;
    var hex = Array.from(bytes, function (byte) {
      return (byte + 256).toString(16).slice(1);
    }).join('');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  }
  function idOf(comic, question) {
    return comic.assignmentId + ' ' + question.key;
  }
  function own() {
    return content.comics.filter(function (comic) {
      return !comic.pupils || comic.pupils.indexOf(pupil.ref) >= 0;
    });
  }
  function answered(comic) {
    return comic.questions.filter(function (question) {
      return answers[idOf(comic, question)];
    }).length;
  }

  function askWho() {
    pupil = null;
    var names = content.pupils.map(function (one) {
      return make('li', {}, [
        button(one.name, function () {
          pupil = one;
          load();
          showComics();
        }),
      ]);
    });
    show('Hello, ' + content.className, [
      make('p', { textContent: 'Who are you? Choose your name.' }),
      make('ul', { className: 'names' }, names),
    ]);
  }

  function showComics(said) {
    var boxes = own().map(function (comic) {
      var of = comic.questions.length;
      return make('section', { className: 'box' }, [
        make('h2', { textContent: comic.title }),
        comic.word && make('p', { textContent: '“' + comic.word + '”' }),
        make('p', {
          className: 'muted',
          textContent: of === 0 ? 'To read' : answered(comic) + ' of ' + count(of, 'question') + ' answered',
        }),
        button(of > 0 && answered(comic) === of ? 'Read it again' : 'Read', function () {
          showComic(comic);
        }),
      ]);
    });
    var total = own().reduce(function (sum, comic) {
      return sum + answered(comic);
    }, 0);
    show('Hello, ' + pupil.name, [
      said && make('p', { className: 'note', role: 'status', textContent: said }),
      boxes.length === 0 && make('p', { textContent: 'There is nothing for you in this pack.' }),
    ].concat(boxes, [
      total > 0 && make('section', { className: 'box' }, [
        make('h2', { textContent: 'Hand in' }),
        make('p', {
          textContent: 'This saves your ' + count(total, 'answer') + ' as a file for your teacher. You will see how it went once your teacher has brought it in.',
        }),
        button('Hand in', handIn, 'act'),
      ]),
      make('p', {}, [button('I am not ' + pupil.name, askWho, 'plain')]),
    ]));
  }

  function showComic(comic) {
    // From here, or from the last answer on, the time for a question counts.
    var since = performance.now();
    var pages = comic.pages.map(function (page, at) {
      return make('div', { className: 'page' }, [
        make('img', { src: page.picture, alt: 'Page ' + (at + 1) + '. ' + page.alt }),
        make('details', {}, [
          make('summary', { textContent: 'The words of page ' + (at + 1) }),
        ].concat(page.lines.map(function (line) {
          return make('p', { textContent: (line.speaker ? line.speaker + ': ' : '') + line.text });
        }))),
      ]);
    });
    var questions = comic.questions.map(function (question, at) {
      var id = idOf(comic, question);
      var status = make('p', { className: 'muted', role: 'status' });
      var say = function () {
        status.textContent = answers[id] ? 'Kept. You can change it until you hand in.' : '';
      };
      say();
      var options = question.options.map(function (option) {
        var input = make('input', {
          type: 'radio',
          name: id,
          checked: Boolean(answers[id]) && answers[id].answer === option,
          onchange: function () {
            var now = performance.now();
            answers[id] = {
              assignmentId: comic.assignmentId,
              comicId: comic.comicId,
              key: question.key,
              answer: option,
              eventId: newId(),
              ms: Math.min(86400000, Math.round(now - since)),
            };
            since = now;
            store();
            say();
          },
        });
        return make('label', { className: 'option' }, [input, make('span', { textContent: option })]);
      });
      return make('fieldset', {}, [
        make('legend', { textContent: at + 1 + '. ' + question.question }),
      ].concat(options, [status]));
    });
    var back = function () {
      showComics();
    };
    show(comic.title, [make('p', {}, [button('Back', back)])].concat(
      pages,
      questions.length > 0 ? [make('h2', { textContent: 'What did you learn?' })] : [],
      questions,
      [button('Done', back, 'act')],
    ));
  }

  function handIn() {
    var given = own().reduce(function (list, comic) {
      return list.concat(comic.questions.map(function (question) {
        return answers[idOf(comic, question)];
      }).filter(Boolean));
    }, []);
    var file = { pack: content.pack, seal: content.seal, pupilRef: pupil.ref, answers: given };
    var name = (content.className + ' ' + pupil.name).replace(/[^\p{L}\p{N}]+/gu, '-') + '.panelwise.json';
    var link = make('a', {
      href: URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' })),
      download: name,
    });
    link.click();
    showComics('Saved as “' + name + '”. Give this file to your teacher.');
  }

  askWho();
})();
`;
